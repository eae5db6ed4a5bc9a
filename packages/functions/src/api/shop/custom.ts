import { formCalls as calls } from "@tresen/contract/form/form.calls";
import { formText } from "@tresen/contract/order/field.texts";
import { kindOfSent } from "@tresen/contract/form/form";
import { submitForm, submitWithdrawal } from "@tresen/core/outbox";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";
import { customerMessages } from "./customer-messages";

export const handler = resource([
  endpoint({
    ...calls.contactForm,
    say: ({ body, fault }) => formText({ ...fault, kind: kindOfSent(body) }),
    run: async ({ body, now, event }) => {
      await submitForm({ form: body, ip: viewerAddress(event), now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.declareWithdrawal,
    ...customerMessages,
    run: async ({ body, now, event }) => ({
      data: await submitWithdrawal({ form: body, ip: viewerAddress(event), now }),
    }),
  }),
]);
