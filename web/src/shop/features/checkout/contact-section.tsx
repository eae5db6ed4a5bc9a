import { requiredContact } from "@tresen/contract/order/checkout/checkout";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { PHONE_EXAMPLE, filterPhone, isPhone, normalizePhone } from "@tresen/contract/kit/phone/phone";
import type { FocusEvent } from "react";
import type { Details } from "../../state/order/order-draft";
import { isSelfService } from "../../state/browser/self-service";
import { CheckField, TextField } from "../../ui/text-field";
import { AddressFields } from "./address-fields";
import { asksAddress } from "./asks-address";
import * as texts from "./contact.texts";
import { messageFor } from "./errors";
import { ObjectionField, offersObjection } from "./objection";
import { Section } from "./section";
import type { CheckoutState } from "./use-checkout";

/** The customer: person or company, contact, and the address if one is required. */
export function ContactSection({ state }: { state: CheckoutState }) {
  const { branch, view, details, errors, change, shop } = state;
  const required = requiredContact({ branch, method: view.method, isSelfService: isSelfService() });
  const text = (name: keyof Details & string) => ({
    name,
    value: String(details[name] ?? ""),
    error: messageFor(errors, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const leavePhone = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
    const phone = normalizePhone(target.value);
    change({ phone });
    // No check when the focus moves to the button: the press checks everything anyway, and a message that appears at
    // that moment would move the button away from the finger.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return;
    if (phone !== "" && !isPhone(phone))
      state.report({ field: "phone", code: "order.phone_format", message: ORDER_MESSAGES.phoneFormat(PHONE_EXAMPLE) });
  };
  const hasAddress = asksAddress({ branch, method: view.method });
  return (
    <Section title={texts.heading}>
      <div className="grid gap-4">
        <CheckField
          label={texts.forCompany}
          name="isCompany"
          checked={details.isCompany}
          onChange={({ target }) => change({ isCompany: target.checked })}
        />
        {details.isCompany && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={texts.companyName}
              required
              autoComplete="organization"
              maxLength={200}
              {...text("companyName")}
            />
            <TextField label={texts.vatNumber} autoComplete="off" maxLength={30} {...text("vatNumber")} />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={texts.firstName}
            required
            autoComplete="given-name"
            maxLength={100}
            {...text("firstName")}
          />
          <TextField label={texts.lastName} required autoComplete="family-name" maxLength={100} {...text("lastName")} />
        </div>
        <TextField
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required={required.phone || details.isSmsEnabled}
          placeholder={PHONE_EXAMPLE}
          {...text("phone")}
          onChange={({ target }) => change({ phone: filterPhone(target.value) })}
          onBlur={leavePhone}
        />
        {shop.config.enablePluginSMS && (
          <CheckField
            label={texts.informBySms}
            name="isSmsEnabled"
            checked={details.isSmsEnabled}
            error={messageFor(errors, "isSmsEnabled")}
            onChange={({ target }) => change({ isSmsEnabled: target.checked })}
          />
        )}
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required={required.email}
          {...text("email")}
        />
        {offersObjection({ config: shop.config, isSelfService: isSelfService() }) && (
          <ObjectionField choice={details.advertising} onChange={(advertising) => change({ advertising })} />
        )}
        {hasAddress && (
          <AddressFields text={text} isRequired={required.address} prefix="" change={change} details={details} />
        )}
        {view.method === "delivery" && (
          <>
            <CheckField
              label={texts.deliverElsewhere}
              name="isDeliveryAddressDifferent"
              checked={details.isDeliveryAddressDifferent}
              onChange={({ target }) => change({ isDeliveryAddressDifferent: target.checked })}
            />
            {details.isDeliveryAddressDifferent && (
              <fieldset className="grid gap-4 border-l-2 border-line pl-4">
                <legend className="mb-3 font-semibold">{texts.deliveryAddress}</legend>
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField
                    label={texts.firstName}
                    maxLength={100}
                    autoComplete="shipping given-name"
                    {...text("deliveryFirstName")}
                  />
                  <TextField
                    label={texts.lastName}
                    maxLength={100}
                    autoComplete="shipping family-name"
                    {...text("deliveryLastName")}
                  />
                </div>
                <TextField
                  label={texts.companyName}
                  maxLength={200}
                  autoComplete="shipping organization"
                  {...text("deliveryCompanyName")}
                />
                <AddressFields text={text} isRequired prefix="delivery" change={change} details={details} />
              </fieldset>
            )}
          </>
        )}
      </div>
    </Section>
  );
}
