import type { Call } from "@tresen/contract/kit/call";
import { calls, genericCallsOf } from "@tresen/contract/openapi/calls";
import { allResources } from "@tresen/contract/resources";
import { send } from "../support/api";
import { type Letter, SUBJECTS, type Subject, type Viewer, WAGES, type World, whyOf } from "./people";

/** The calls about working time. A new one is in none of the tables until somebody says there who may make it. */
const DOMAINS =
  /^\/api\/(working-|time-|absences|payrolls|projects|tasks|statistics\/(working|user-profile)|users\/\{id\}\/personnel)/;
/** Calls of all resources, as they answer for recorded time and for shifts. */
const OF_ALL = [
  "GET /api/working-activities/{id}/versions",
  "GET /api/working-activities/{id}/versions/1",
  "GET /api/working-schedules/{id}/versions",
  "GET /api/working-schedules/{id}/versions/1",
  "GET /api/logs",
];

/** Those that take somebody's key away come last. */
const LAST = /me\/key|calendar/;

const found: readonly string[] = [
  ...[...Object.values<Call>(calls), ...allResources.flatMap((one) => Object.values<Call>(genericCallsOf(one)))]
    .filter(({ path }) => DOMAINS.test(path))
    .map(({ method, path }) => `${method} ${path}`),
  ...OF_ALL,
];
export const EVERY: readonly string[] = [
  ...found.filter((key) => !LAST.test(key)),
  ...found.filter((key) => LAST.test(key)),
];

const DAYS = { from: "2026-06-01", to: "2026-06-12" };
/** Queries without which a call is refused, and others with which everything is in the answer. `of` is the branch. */
const QUERIES: Readonly<Record<string, (subject: Subject) => Record<string, string>>> = {
  "GET /api/working-activities": () => DAYS,
  "GET /api/working-activities/voided": ({ branch }) => ({ branch, ...DAYS }),
  "GET /api/working-schedules": () => DAYS,
  "GET /api/working-schedules/mine": () => DAYS,
  "GET /api/working-schedules/findings": ({ branch }) => ({ branch, ...DAYS }),
  "GET /api/working-schedules/week": ({ branch }) => ({ branch, ...DAYS }),
  "GET /api/working-schedules/setup": ({ branch }) => ({ branch }),
  "GET /api/working-schedules/swaps/choices": ({ shift }) => ({ shift }),
  "GET /api/projects/burn": ({ project }) => ({ ids: project }),
  "GET /api/absences/preview": ({ id }) => ({ user: id, kind: "holiday", ...DAYS }),
  "GET /api/time-sheets": () => ({ month: "2026-06" }),
  "GET /api/time-sheets/{user}/{month}/export": () => ({ format: "csv" }),
  "GET /api/time-sheets/export": ({ branch }) => ({ branch, month: "2026-06", format: "csv" }),
  "GET /api/time-sheets/records": ({ branch }) => ({ branch, ...DAYS, format: "csv" }),
  "GET /api/time-sheets/verify": ({ id }) => ({ user: id }),
  "GET /api/statistics/working-activities": ({ branch }) => ({ branch, ...DAYS }),
  "GET /api/statistics/working-schedules": ({ branch }) => ({ branch, ...DAYS }),
  "GET /api/statistics/user-profile": ({ id }) => ({
    user: id,
    start: "2026-06-01",
    end: "2026-06-05",
    now: "2026-06-05",
  }),
  "GET /api/statistics/user-profile-working-activities": ({ id }) => ({
    user: id,
    start: "2026-06-01",
    end: "2026-06-05",
  }),
};
/** Calls whose answer depends on somebody who is named by the query. */
const BY_QUERY = Object.entries(QUERIES).flatMap(([key, of]) => {
  const names = Object.keys(of({ ...({ id: "", branch: "" } as Subject) }));
  return names.some((name) => name === "user" || name === "branch") ? [key] : [];
});

let created = 0;
/** Times that nobody has yet, in the past. */
function freeTimes(): { startedAt: string; endedAt: string } {
  created += 1;
  const at = (minute: number): string =>
    new Date(Date.UTC(2026, 3, 1) + (created * 10 + minute) * 60_000).toISOString();
  return { startedAt: at(0), endedAt: at(5) };
}
function freeDay(): string {
  created += 1;
  return new Date(Date.UTC(2026, 6, 1) + created * 86_400_000).toISOString().slice(0, 10);
}
const planned = (letter: Letter, id: string) => ({
  ...{ user: letter === "x" ? null : id, startsAt: "2026-08-04T08:00:00Z", endsAt: "2026-08-04T09:00:00Z" },
});
const whose = (letter: Letter, { id }: Subject) => (letter === "x" ? { externalUser: id } : { user: id });
/** What nothing that is stored has: whoever may make the call gets a conflict. */
const version = 999;

/** A body that the call takes, so that only who asks can be a reason to refuse it. */
const BODIES: Readonly<Record<string, (subject: Subject, letter: Letter) => object>> = {
  "POST /api/working-activities": (subject, letter) => ({
    ...{ ...whose(letter, subject), branch: subject.branch, ...freeTimes() },
  }),
  "PUT /api/working-activities/{id}": (subject, letter) => ({
    ...{ ...whose(letter, subject), branch: subject.branch, ...freeTimes(), reason: "Probe", version },
  }),
  "POST /api/working-activities/{id}/void": () => ({ version, reason: "Probe" }),
  "POST /api/working-activities/requests": ({ activity }) => ({ activity, ...freeTimes(), reason: "Probe" }),
  "POST /api/working-activities/requests/{id}/refuse": () => ({ answer: "Nein" }),
  "POST /api/working-schedules": ({ id, branch }, letter) => ({
    ...{ user: letter === "x" ? null : id, branch },
    ...{ startsAt: "2026-08-03T08:00:00Z", endsAt: "2026-08-03T09:00:00Z" },
  }),
  "PUT /api/working-schedules/{id}": ({ id, branch }) => ({
    ...{ user: id, branch, startsAt: "2026-06-10T08:00:00Z", endsAt: "2026-06-10T12:00:00Z", version },
  }),
  "POST /api/working-schedules/batch": ({ id, branch }, letter) => ({
    branch,
    request: `req_${freeDay()}`,
    remove: [],
    create: [planned(letter, id)],
  }),
  "PUT /api/working-schedules/setup": ({ branch }) => ({ branch, version, templates: [], needs: [] }),
  "PUT /api/working-schedules/availability": () => ({ version, wishes: [] }),
  "PUT /api/working-schedules/messages": () => ({ channels: ["mail"] }),
  "POST /api/working-schedules/swaps": ({ shift }) => ({ shift, version, to: null, counter: null, note: "" }),
  "POST /api/working-schedules/swaps/{id}/state": () => ({ version, state: "withdrawn", reason: "" }),
  "POST /api/working-schedules/swaps/{id}/approve": () => ({ version, seen: "x" }),
  "POST /api/working-schedules/publish": ({ branch }) => ({
    branch,
    from: "2026-06-11",
    to: "2026-06-11",
    expected: [],
  }),
  "POST /api/working-schedules/{id}/take": () => ({ version }),
  "POST /api/working-schedules/{id}/consent": () => ({ version, answer: "agreed" }),
  "POST /api/working-schedules/{id}/cancel": () => ({ version }),
  "POST /api/absences": ({ id }) => {
    const day = freeDay();
    return { user: id, kind: "holiday", from: day, to: day };
  },
  "PUT /api/absences/{id}": () => ({ version, kind: "sick", from: "2026-06-02", to: "2026-06-03" }),
  "POST /api/absences/{id}/state": () => ({ version, state: "withdrawn" }),
  "PUT /api/absences/{id}/certificate": () => ({ name: "a.pdf", data: Buffer.from("%PDF-1.4 x").toString("base64") }),
  "POST /api/time-sheets/{user}/{month}/state": () => ({ version, state: "confirmed", digest: "x" }),
  "POST /api/time-sheets/{user}/{month}/corrections": () => ({
    version,
    day: "2026-05-04",
    minutes: 5,
    reason: "Probe",
  }),
  "PUT /api/users/{id}/personnel": () => ({ version }),
  "POST /api/projects": ({ branch }) => ({ name: "Neu", branch }),
  "PUT /api/projects/{id}": ({ branch }, letter) => ({ name: `project-${letter}`, branch, state: "active", version }),
  "POST /api/projects/from-order": () => ({ order: "ord_none" }),
  "POST /api/projects/{id}/lines": ({ task }) => ({
    tasks: [{ task, item: { product: "prd_none", amount: 1, parts: [] } }],
  }),
  "POST /api/tasks": ({ project }) => ({ title: "Neu", project }),
  "PUT /api/tasks/{id}": ({ project }, letter) => ({ title: `task-${letter}`, project, version }),
  "POST /api/tasks/{id}/comments": () => ({ text: "Probe" }),
  "POST /api/payrolls": ({ branch }) => ({ name: "Lohn", branch }),
  "PUT /api/payrolls/{id}": ({ branch }) => ({ name: "Lohn", branch, version }),
  "POST /api/working-activity-kinds": () => ({ name: `Art ${freeDay()}` }),
  "POST /api/time-tracking/{accessToken}/{username}/requests": () => ({ ...freeTimes(), reason: "Probe" }),
  "PUT /api/working-activity-kinds/{id}": () => ({ name: "Neu", version }),
};
/** Records that are made for one try, since it removes them. */
const REMOVED: Readonly<Record<string, { path: string; body: string }>> = {
  "DELETE /api/working-activities/{id}": { path: "working-activities", body: "POST /api/working-activities" },
  "DELETE /api/working-schedules/{id}": { path: "working-schedules", body: "POST /api/working-schedules" },
  "DELETE /api/working-activity-kinds/{id}": {
    ...{ path: "working-activity-kinds", body: "POST /api/working-activity-kinds" },
  },
  "DELETE /api/payrolls/{id}": { path: "payrolls", body: "POST /api/payrolls" },
  "DELETE /api/projects/{id}": { path: "projects", body: "POST /api/projects" },
  "DELETE /api/tasks/{id}": { path: "tasks", body: "POST /api/tasks" },
};
/** Which record of the subject stands for `{id}`. */
const RECORDS: readonly (readonly [RegExp, keyof Subject])[] = [
  [/working-activities\/requests/, "request"],
  [/^\/api\/working-activities/, "activity"],
  [/^\/api\/working-schedules/, "shift"],
  [/^\/api\/absences/, "absence"],
  [/^\/api\/projects/, "project"],
  [/^\/api\/tasks/, "task"],
  [/^\/api\/users/, "id"],
  [/^\/api\/payrolls/, "payroll"],
];
const REFUSED = [401, 403, 404, 429];
/** Why somebody is away, as data and as files have it. */
const SICK = /"sick"|Krank/;

/**
 * What somebody is told by a call, or may do by it: the letters of those whose time it is, with a question mark where the
 * call was made and its content was refused; then of whom it tells a wage (`w:`), and why they are away (`h:`), with
 * `sick` where the kind itself is told. A status where it is about nobody or everything is refused alike.
 */
export async function seen({ key, viewer, world }: { key: string; viewer: Viewer; world: World }): Promise<string> {
  const [method = "", pattern = ""] = key.split(" ");
  const isEach = /\{(id|user|username)\}/.test(pattern) || BY_QUERY.includes(key) || BODIES[key] !== undefined;
  const found = {
    own: new Set<string>(),
    wage: new Set<string>(),
    why: new Set<string>(),
    statuses: new Set<number>(),
    isSick: false,
  };
  for (const [letter, subject] of world.subjects) {
    const reply = await ask({ key, method, pattern, letter, subject, viewer, world });
    const isRefused = REFUSED.includes(reply.status) || isRefusedPart(reply.data);
    const text = isRefused ? "" : `${JSON.stringify(reply.data ?? "")}${reply.bytes.toString("utf8")}`;
    if (isEach && !isRefused) found.own.add(reply.status === 400 ? `${letter}?` : letter);
    for (const other of SUBJECTS) {
      const whom = world.subjects.get(other);
      if (!whom) continue;
      if (!isEach && Object.entries(whom).some(([name, id]) => name !== "branch" && id !== "none" && text.includes(id)))
        found.own.add(other);
      // As cents, or as a file writes euros.
      if (WAGES[other] > 0 && text.replace(/[.,]/g, "").includes(String(WAGES[other]))) found.wage.add(other);
      if (text.includes(whyOf(other)) || text.includes(`file-${other}`)) found.why.add(other);
    }
    found.isSick ||= SICK.test(text);
    found.statuses.add(reply.status);
    if (!isEach || reply.status === 401) break;
  }
  const letters = SUBJECTS.flatMap((letter) => [...found.own].filter((one) => one.startsWith(letter))).join("");
  const of = (name: string, all: ReadonlySet<string>): string =>
    all.size === 0 ? "" : ` ${name}:${[...all].join("")}`;
  // Tries of wrong PINs end in 429 after some, which tells nothing either.
  const statuses = [...found.statuses].filter((status, _, all) => status !== 429 || all.length === 1);
  const none = statuses.length === 1 ? String(statuses[0]) : "-";
  return `${letters || none}${of("w", found.wage)}${of("h", found.why)}${found.isSick ? " sick" : ""}`;
}

/** Whether a call that answers for each of several parts has refused the only one. */
function isRefusedPart(data: unknown): boolean {
  const refused = typeof data === "object" && data !== null && "refused" in data ? data.refused : [];
  return Array.isArray(refused) && refused.length > 0;
}

interface Asked {
  key: string;
  method: string;
  pattern: string;
  letter: Letter;
  subject: Subject;
  viewer: Viewer;
  world: World;
}

async function ask({ key, method, pattern, letter, subject, viewer, world }: Asked) {
  const record = RECORDS.find(([form]) => form.test(pattern))?.[1];
  const id = REMOVED[key]
    ? await removable({ key, letter, subject, world })
    : record
      ? subject[record]
      : pattern.includes("activity-kinds")
        ? world.kind
        : "none";
  const path = pattern
    .replace("{accessToken}", encodeURIComponent(viewer.token))
    .replace(/\{(user|username)\}/, subject.id)
    .replace("{month}", "2026-06")
    .replace("{key}", `none.${"x".repeat(43)}`)
    .replace("{id}", id);
  const body = BODIES[key]?.(subject, letter) ?? (method === "GET" || method === "DELETE" ? undefined : {});
  const query = QUERIES[key]?.(subject);
  created += 1;
  return send({
    ...{ method, path, session: viewer.session, ip: `198.51.${Math.floor(created / 250) % 250}.${created % 250}` },
    ...(body === undefined ? {} : { body }),
    ...(query ? { query } : {}),
    ...(viewer.pin ? { headers: { "x-pin": viewer.pin } } : {}),
  });
}

async function removable({
  key,
  letter,
  subject,
  world,
}: Omit<Asked, "method" | "pattern" | "viewer">): Promise<string> {
  const made = REMOVED[key];
  const body = made && BODIES[made.body]?.(subject, letter);
  const { data } = await send({
    method: "POST",
    path: `/api/${made?.path ?? ""}`,
    body,
    session: world.sessions.admin,
  });
  const { id } = (data ?? {}) as { id?: string };
  if (id) return id;
  // A branch has only one payroll: it is there already.
  const there = await send({ path: "/api/payrolls", query: { branch: subject.branch }, session: world.sessions.admin });
  return (there.data as { id: string }[])[0]?.id ?? "none";
}
