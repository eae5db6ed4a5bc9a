import * as z from "zod";
import { type Call, post } from "../kit/call";
import { formData, withdrawalForm, withdrawalReceipt } from "./form";

export const formCalls = {
  contactForm: {
    ...post,
    path: "/api/custom/contact-form",
    access: "public" as const,
    body: formData,
    response: z.null(),
  },
  declareWithdrawal: {
    ...post,
    path: "/api/custom/withdrawal",
    access: "public" as const,
    body: withdrawalForm,
    response: withdrawalReceipt,
  },
} satisfies Record<string, Call>;
