import { JobEntity } from "../../../core/src/platform/job";
import type { Provider } from "../../../core/test/provider";
import { handler as consume } from "../../src/event/stream";
import { type Reply, send } from "./api";
import { doQueuedJobs } from "./jobs";
import { withGrantsOf } from "./grants";
import { PASSWORD, type Sessions, addUser } from "./shop";
import { insertions } from "./stream";

export const sessionOf = ({ cookies }: Pick<Reply, "cookies">): string =>
  /^session=([^;]+)/.exec(cookies[0] ?? "")?.[1] ?? "";

/** What tests of accounts do as visitors, and as the administrator of the shop. */
export function accountCalls(sessions: () => Sessions) {
  const post = (path: string, body: object = {}, more: { session?: string; now?: number; ip?: string } = {}) =>
    send({ method: "POST", path: `/api/${path}`, body, ...more });
  const login = (username: string, more: object = {}, options: { now?: number } = {}) =>
    post("login", { username, password: PASSWORD, ...more }, options);
  const created = async (name: string, roles = ["ROLE_EMPLOYEE"]): Promise<string> => {
    await addUser({ username: `${name}@example.test`, roles, branches: ["brn_mitte"] });
    return `${name}@example.test`;
  };
  const idOf = async (username: string): Promise<string> => {
    const { data } = await send({ path: "/api/users", session: sessions().admin });
    return (data as { id: string; username: string }[]).find((user) => user.username === username)?.id ?? "";
  };
  /** The administrator changes these fields of a user. */
  const change = async (username: string, fields: object): Promise<Reply> => {
    const path = `/api/users/${await idOf(username)}`;
    const { data } = await send({ path, session: sessions().admin });
    return send({ method: "PUT", path, body: { ...(data as object), ...fields }, session: sessions().admin });
  };
  return { post, login, created, idOf, change };
}

/** Sends the mails that wait, each once. @returns those to this address, with the link behind their button. */
export async function mailsTo(
  provider: Provider,
  to: string,
): Promise<{ subject: string; place: string; token: string }[]> {
  const Records = (await insertions(JobEntity)).filter(
    ({ dynamodb }) => dynamodb?.NewImage?.["state"]?.S === "waiting",
  );
  await withGrantsOf("stream", () => consume({ Records }));
  await doQueuedJobs(provider);
  return provider.mails
    .filter((mail) => mail.to.includes(to))
    .map(({ subject, text }) => {
      const [, place = "", token = ""] = /\/backend\/login#(\w+)=([\w-]+)/.exec(text) ?? [];
      return { subject, place, token };
    });
}
