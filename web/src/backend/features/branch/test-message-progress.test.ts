import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { progressOf } from "./test-message-dialog";

afterEach(() => vi.unstubAllGlobals());

test("the progress of a test message is requested by the call that managers may use", async () => {
  const asked: string[] = [];
  const answer = { id: "job_1", state: "done", recipient: "m…@example.test" };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input, "https://shop.example.test").pathname);
    return Response.json({ data: answer });
  });
  const told = await new QueryClient().fetchQuery(progressOf({ branch: "brn_1", job: "job_1" }));
  expect([asked, told]).toEqual([["/api/branches/brn_1/test-message/job_1"], answer]);
});
