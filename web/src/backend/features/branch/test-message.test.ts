import { JOB_STATES, type JobState } from "@tresen/contract/job/job.state";
import { resources } from "@tresen/contract/resources";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { holdsFor } from "../../admin/model/access";
import { TestProgress } from "../../shared/jobs/test-progress";
import type { Me } from "../../shared/session";
import { branchScreen } from "./screen";
import { TestMessageDialog } from "./test-message-dialog";

const told = (state: JobState, reason?: string): string =>
  renderToStaticMarkup(
    createElement(TestProgress, {
      job: { state, recipient: "m…@example.test", ...(reason === undefined ? {} : { reason }) },
    }),
  );

test("a branch's form offers a test message to those with the permission", () => {
  const action = branchScreen.recordActions?.find(({ id }) => id === "test-message");
  expect(action).toMatchObject({ label: "Testnachricht senden", Dialog: TestMessageDialog });
  const permission = action?.permission;
  if (!permission) throw new Error("Everybody could send one");
  const isFor = (me: Me): boolean =>
    holdsFor({ permission, resource: resources.branches, me, record: { id: "brn_mitte" } });
  const branches = [{ id: "brn_mitte" }];
  expect(isFor({ roles: ["ROLE_ADMIN"], branches: [] })).toBe(true);
  expect(isFor({ roles: ["ROLE_MANAGER"], branches })).toBe(true);
  expect(isFor({ roles: ["ROLE_MANAGER"], branches: [{ id: "brn_other" }] })).toBe(false);
  // The permission to change the branch is a different one.
  expect(isFor({ roles: [], branches, permissions: [{ permission: "branches.update", scope: "all" }] })).toBe(false);
});

test("the progress of a test message is shown as text until its end", () => {
  expect(told("waiting")).toContain("Die Testnachricht an m…@example.test wird gesendet …");
  expect(told("running")).toContain("wird gesendet …");
  expect(told("done")).toContain("Die Testnachricht wurde an m…@example.test gesendet.");
  expect(told("retry", "TimeoutError")).toContain("Der Dienst hat nicht rechtzeitig geantwortet.");
  expect(told("failed", "MessageRejected")).toContain(
    "wurde nicht gesendet. Der Mail-Dienst hat die Nachricht zurückgewiesen.",
  );
  expect(told("unconfirmed")).toContain("ist ungewiss");
  expect(new Set(JOB_STATES.filter((state) => told(state).includes("text-danger")))).toEqual(
    new Set(["joined", "dropped", "failed", "unconfirmed", "canceled"]),
  );
});
