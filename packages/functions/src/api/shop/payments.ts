import { paymentCalls as calls, paymentReturn } from "@tresen/contract/payment/payment.calls";
import { isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import { abandonPayment, returnFromPayment, startLink } from "@tresen/core/payment/order";
import { readCatalog } from "@tresen/core/snapshot";
import { publicUrlOf } from "../../http/edge";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...paymentReturn,
    run: async ({ params, now }) => {
      // Parameters that the provider added to the URL are ignored: the state is read from the provider.
      const { state, payment, branch, uid, hash } = await returnFromPayment({ ...params, now });
      const hasFailed = state === "failed" || (payment !== undefined && isUnpaidEnd(payment.state));
      const location = hasFailed ? await errorPage(branch) : `/status/${uid}/${hash}`;
      return {
        status: 303,
        rawBody: "",
        headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
      };
    },
  }),
  endpoint({
    ...calls.abandonPayment,
    run: async ({ params, now }) => ({ data: await abandonPayment({ ...params, now }) }),
  }),
  endpoint({
    ...calls.startLink,
    run: async ({ params, event, now }) => ({
      data: await startLink({ ...params, publicUrl: publicUrlOf(event), now }),
    }),
  }),
]);

async function errorPage(branch: string): Promise<string> {
  const identifier = (await readCatalog()).branches.get(branch)?.identifier;
  return identifier === undefined ? "/" : `/store/${encodeURIComponent(identifier)}/checkout/error`;
}
