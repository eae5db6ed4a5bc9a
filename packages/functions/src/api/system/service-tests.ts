import { serviceTestCalls as calls } from "@tresen/contract/service-test/service-test.calls";
import { getServiceTestMessage, testMail, testPayment, testSms } from "@tresen/core/service-test";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.testMail,
    run: async ({ actor, body, now }) => ({ data: await testMail({ actor, now, settings: body }) }),
  }),
  endpoint({
    ...calls.testSms,
    run: async ({ actor, body: { to, ...settings }, now }) => ({ data: await testSms({ actor, now, to, settings }) }),
  }),
  endpoint({
    ...calls.serviceTestMessage,
    run: async ({ actor, params }) => ({ data: await getServiceTestMessage({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.testPayment,
    run: async ({ actor, body, now }) => ({ data: await testPayment({ actor, now, ...body }) }),
  }),
]);
