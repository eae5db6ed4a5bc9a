import { COUNTRIES } from "@tresen/contract/branch/country.texts";
import type { Details } from "../../state/order/order-draft";
import { SelectField } from "../../ui/field";
import { TextField } from "../../ui/text-field";
import * as texts from "./contact.texts";

type AddressName = "street" | "stairway" | "floor" | "door" | "company" | "zipCode" | "city" | "country";
type Name = AddressName | `delivery${Capitalize<AddressName>}`;

const DELIVERY_NAMES: { [Field in AddressName]: `delivery${Capitalize<Field>}` } = {
  street: "deliveryStreet",
  stairway: "deliveryStairway",
  floor: "deliveryFloor",
  door: "deliveryDoor",
  company: "deliveryCompany",
  zipCode: "deliveryZipCode",
  city: "deliveryCity",
  country: "deliveryCountry",
};

interface AddressFieldsProps {
  prefix: "" | "delivery";
  isRequired: boolean;
  details: Details;
  change: (values: Partial<Details>) => void;
  text: (name: Name) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/** One address; the second one has the same fields under names that begin with `delivery`. */
export function AddressFields({ prefix, isRequired, details, change, text }: AddressFieldsProps) {
  const named = (name: AddressName): Name => (prefix === "" ? name : DELIVERY_NAMES[name]);
  const token = (name: string): string => (prefix === "" ? name : `shipping ${name}`);
  const country = prefix === "" ? details.country : details.deliveryCountry;
  const setCountry = (value: string): void => {
    const known = COUNTRIES.find(([code]) => code === value)?.[0] ?? "AT";
    change(prefix === "" ? { country: known } : { deliveryCountry: known });
  };
  return (
    <>
      <TextField
        label={texts.street}
        required={isRequired}
        maxLength={200}
        autoComplete={token("address-line1")}
        {...text(named("street"))}
      />
      <div className="grid grid-cols-3 gap-3">
        <TextField label={texts.stairway} maxLength={30} autoComplete="off" {...text(named("stairway"))} />
        <TextField label={texts.floor} maxLength={30} autoComplete="off" {...text(named("floor"))} />
        <TextField label={texts.door} maxLength={30} autoComplete="off" {...text(named("door"))} />
      </div>
      <TextField
        label={texts.supplement}
        maxLength={200}
        autoComplete={token("address-line2")}
        {...text(named("company"))}
      />
      <div className="grid grid-cols-[7rem_1fr] gap-3">
        <TextField
          label={texts.zipCode}
          required={isRequired}
          maxLength={20}
          inputMode="numeric"
          autoComplete={token("postal-code")}
          {...text(named("zipCode"))}
        />
        <TextField
          label={texts.city}
          required={isRequired}
          maxLength={100}
          autoComplete={token("address-level2")}
          {...text(named("city"))}
        />
      </div>
      <SelectField
        label={texts.country}
        name={named("country")}
        required={isRequired}
        autoComplete={token("country")}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      >
        {COUNTRIES.map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
