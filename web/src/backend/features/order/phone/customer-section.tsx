import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { localLine } from "@tresen/contract/kit/phone/phone-line";
import { requiredContact } from "@tresen/contract/order/checkout/checkout";
import { PHONE_DIGITS_MIN, digitsIn } from "@tresen/contract/order/phone/phone-customer";
import type { PhoneCustomer } from "@tresen/contract/order/phone/phone-customer.view";
import { useEffect, useState } from "react";
import { ComboField } from "../../../shared/ui/combo-field";
import { Input } from "../../../shared/ui/input";
import { Checkbox } from "../../../shared/ui/switch";
import { type PhoneEntry, customerFields } from "./phone-entry";
import { phoneQueries } from "./phone-queries";
import { PhoneSection, type SectionProps } from "./phone-section";
import { PHONE_TEXTS } from "./phone.texts";
import { Private, useCustomerText, useIsShown } from "../../../shared/visibility";

interface CustomerSectionProps extends SectionProps<PhoneEntry> {
  branch: Branch;
  hasSms: boolean;
  /** Whether the order began with a customer whose data staff have not typed themselves. */
  isKnown: boolean;
}

type TextName = "firstName" | "lastName" | "email" | "street" | "stairway" | "floor" | "door" | "zipCode" | "city";

const ROW = "grid gap-3 sm:grid-cols-2";
/** The milliseconds without a further digit after which customers are looked for. */
const PAUSE = 200;

/** Who orders: found by the first digits of the phone number, or entered. */
export function CustomerSection({ isKnown, ...props }: CustomerSectionProps) {
  const isShown = useIsShown("customer");
  if (isShown || !isKnown) return <CustomerFields {...props} />;
  return (
    <PhoneSection title={PHONE_TEXTS.customer}>
      <p>
        <Private kind="customer">{null}</Private>
      </p>
    </PhoneSection>
  );
}

function CustomerFields({ entry, change, errorOf, branch, hasSms }: Omit<CustomerSectionProps, "isKnown">) {
  const required = requiredContact({ branch, method: entry.method });
  const field = (name: TextName, isRequired = false) => ({
    label: PHONE_TEXTS[name],
    value: entry[name],
    required: isRequired,
    autoComplete: "off",
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <PhoneSection title={PHONE_TEXTS.customer}>
      <PhoneField {...{ entry, change, branch }} error={errorOf("phone")} isRequired={required.phone} />
      <div className={ROW}>
        <Input {...field("firstName", true)} maxLength={100} />
        <Input {...field("lastName", true)} maxLength={100} />
      </div>
      {(required.address || entry.method === "delivery") && (
        <>
          <Input {...field("street", required.address)} maxLength={200} />
          <div className="grid grid-cols-3 gap-3">
            <Input {...field("stairway")} maxLength={30} />
            <Input {...field("floor")} maxLength={30} />
            <Input {...field("door")} maxLength={30} />
          </div>
          <div className="grid grid-cols-[7rem_1fr] gap-3">
            <Input {...field("zipCode", required.address)} maxLength={20} inputMode="numeric" />
            <Input {...field("city", required.address)} maxLength={100} />
          </div>
        </>
      )}
      <Input {...field("email", required.email)} type="email" maxLength={254} />
      {hasSms && (
        <Checkbox isSelected={entry.isSmsEnabled} onChange={(isSmsEnabled) => change({ isSmsEnabled })}>
          {PHONE_TEXTS.sms}
        </Checkbox>
      )}
    </PhoneSection>
  );
}

/** The phone number, with the customers of the branch whose number begins with what is typed. */
function PhoneField({
  entry: { phone },
  change,
  branch,
  error,
  isRequired,
}: Pick<CustomerSectionProps, "entry" | "change" | "branch"> & { error: string | undefined; isRequired: boolean }) {
  const asked = useSettled(phone);
  const hide = useCustomerText();
  const hasDigits = digitsIn(phone) >= PHONE_DIGITS_MIN;
  const { data } = useQuery({
    ...phoneQueries.customers({ branch: branch.id, phone: asked }),
    placeholderData: keepPreviousData,
  });
  const line = localLine({ phone, country: branch.country });
  const found = hasDigits ? (data ?? []).filter((customer) => customer.phone.startsWith(line)) : [];
  return (
    <div className="flex flex-col gap-1">
      <ComboField
        label={PHONE_TEXTS.phone}
        isRequired={isRequired}
        placeholder=""
        // The list closes once a customer is chosen, although the number changes.
        isAdding
        value={null}
        chosen={phone}
        typed={phone}
        // Once it is left, the number is written as it is stored.
        onTyped={(text) => change({ phone: text ?? (hasDigits ? line : phone) })}
        onChange={(number) => {
          const customer = found.find((one) => one.phone === number);
          if (customer) change(customerFields(customer));
        }}
        items={found.map((customer) => ({
          id: customer.phone,
          value: customer.phone,
          label: hide(callerText(customer)),
        }))}
        empty={hasDigits ? PHONE_TEXTS.noCallers : PHONE_TEXTS.phoneHint}
        status={hasDigits && data ? PHONE_TEXTS.found(found.length) : ""}
        error={error}
      />
      <p className="text-sm text-muted">{PHONE_TEXTS.phoneHint}</p>
    </div>
  );
}

function callerText({ name, phone, address, orders }: PhoneCustomer): string {
  const place = address ? [address.street, `${address.zipCode} ${address.city}`.trim()].filter(Boolean).join(", ") : "";
  return PHONE_TEXTS.caller({ name, phone, place, orders });
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
