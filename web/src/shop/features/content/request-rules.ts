import type { FieldError } from "@tresen/contract/kit/errors";
import { blankFault, emailFault, fieldText } from "@tresen/contract/order/field.texts";
import { plainLine } from "@tresen/contract/kit/plain-text";
import { ApiError } from "../../../shared/api";
import * as texts from "./request.texts";

export type RequestKind = "contact" | "rental";

interface RequestField {
  name: "firstName" | "lastName" | "email" | "phone" | "date" | "time" | "comment";
  label: string;
  /** Exactly the specification's texts. */
  placeholder: string;
  isRequired: boolean;
  input: "text" | "email" | "tel" | "area";
  autoComplete: string;
}

const person: readonly RequestField[] = [
  {
    name: "firstName",
    label: texts.firstName,
    placeholder: texts.firstNamePlaceholder,
    isRequired: false,
    input: "text",
    autoComplete: "given-name",
  },
  {
    name: "lastName",
    label: texts.lastName,
    placeholder: texts.lastNamePlaceholder,
    isRequired: true,
    input: "text",
    autoComplete: "family-name",
  },
  {
    name: "email",
    label: texts.email,
    placeholder: texts.emailPlaceholder,
    isRequired: false,
    input: "email",
    autoComplete: "email",
  },
  {
    name: "phone",
    label: texts.phone,
    placeholder: texts.phonePlaceholder,
    isRequired: true,
    input: "tel",
    autoComplete: "tel",
  },
];

/** The fields of each form, in their order on the page. */
export const REQUEST_FIELDS: Readonly<Record<RequestKind, readonly RequestField[]>> = {
  contact: [
    ...person,
    {
      name: "comment",
      label: texts.concern,
      placeholder: texts.concernPlaceholder,
      isRequired: true,
      input: "area",
      autoComplete: "off",
    },
  ],
  rental: [
    ...person.map((field) => (field.name === "email" ? { ...field, isRequired: true } : field)),
    {
      name: "date",
      label: texts.date,
      placeholder: texts.datePlaceholder,
      isRequired: true,
      input: "text",
      autoComplete: "off",
    },
    {
      name: "time",
      label: texts.time,
      placeholder: texts.timePlaceholder,
      isRequired: true,
      input: "text",
      autoComplete: "off",
    },
    {
      name: "comment",
      label: texts.message,
      placeholder: texts.message,
      isRequired: false,
      input: "area",
      autoComplete: "off",
    },
  ],
};

export type RequestDraft = Readonly<Partial<Record<RequestField["name"], string>>>;

/** Checks the input in the browser, with the same texts as the server. */
export function requestFaults({ kind, draft }: { kind: RequestKind; draft: RequestDraft }): FieldError[] {
  return REQUEST_FIELDS[kind].flatMap(({ name, isRequired, input }): FieldError[] => {
    const value = plainLine(draft[name] ?? "");
    if (isRequired && value === "") return [blankFault(name)];
    if (input === "email" && value !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return [emailFault(name)];
    return [];
  });
}

/** The messages for a failed request: the server's, if it sent any, each with its field. */
export function failureOf({ kind, error }: { kind: RequestKind; error: unknown }): {
  messages: string[];
  errors: FieldError[];
} {
  const errors =
    error instanceof ApiError ? error.errors.filter(({ code }) => code !== "unknown" && code !== "offline") : [];
  const messages = errors.map(({ field = "", code, message }) => {
    const label = REQUEST_FIELDS[kind].find(({ name }) => name === field)?.label;
    // Messages about fields that the rules know already name the field.
    return label && !fieldText({ field, code: code.replace("validation.", "") }) ? `${label}: ${message}` : message;
  });
  const text = error instanceof ApiError ? error.text : null;
  return { messages: messages.length > 0 ? messages : [text || texts.requestFailed], errors };
}
