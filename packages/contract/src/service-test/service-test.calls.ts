import * as z from "zod";
import { configPermissions } from "../config/config.permissions";
import { jobId, jobProgress, startedJob } from "../job/job.view";
import { type Call, forHolders, get, post } from "../kit/call";
import { mailTest, paymentTest, paymentTestResult, smsTest } from "./service-test";

const holders = forHolders(configPermissions.update);
const sent = { ...post, ...holders, response: startedJob, status: 202 as const };

/** Tests of the services that the settings depend on. Each is a real call of the service, and changes nothing there. */
export const serviceTestCalls = {
  testMail: { ...sent, path: "/api/service-tests/mail", body: mailTest },
  testSms: { ...sent, path: "/api/service-tests/sms", body: smsTest },
  serviceTestMessage: {
    ...get,
    path: "/api/service-tests/messages/{job}",
    ...holders,
    params: z.object({ job: jobId }),
    response: jobProgress,
  },
  testPayment: {
    ...post,
    path: "/api/service-tests/payment",
    ...holders,
    body: paymentTest,
    response: paymentTestResult,
  },
} satisfies Record<string, Call>;
