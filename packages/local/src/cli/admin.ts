import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Instant } from "@tresen/contract/kit/time";
import { PASSWORD_LENGTH, passwordFault } from "@tresen/contract/user/password";
import { resources } from "@tresen/contract/resources";
import { StartFailure } from "../failure";
import { readSettings } from "../settings";
import { USAGE, administratorText, passwordText } from "./cli.texts";
import { connect } from "./connect";
import { OPERATOR } from "./operator";

const { users } = resources;
main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  const username = readUsername(process.argv.slice(2));
  const password = readPassword(username);
  const connection = await connect(readSettings(process.env));
  try {
    const isNew = await ensureAdministrator({ username, password, now: connection.now() });
    console.log(administratorText({ username, isNew }));
    if (!process.env.ADMIN_PASSWORD) console.log(passwordText(password));
  } finally {
    await connection.close();
  }
  process.exit(0);
}

function readUsername(args: string[]): string {
  try {
    const { values, positionals } = parseArgs({ args, options: { email: { type: "string" } }, allowPositionals: true });
    const username = users.fields.shape.username.safeParse(values.email?.trim().toLowerCase());
    if (username.success && positionals.join() === "create") return username.data;
  } catch {
    // An unknown option gets the same message as a missing one.
  }
  throw new StartFailure(USAGE.admin);
}

function readPassword(username: string): string {
  const wanted = process.env.ADMIN_PASSWORD;
  if (wanted && !users.fields.shape.password.safeParse(wanted).success)
    throw new StartFailure(
      `ADMIN_PASSWORD must have at least ${PASSWORD_LENGTH.least} characters: choose a longer one, or leave it ` +
        "out to get a random one.",
    );
  if (wanted && passwordFault({ password: wanted, username }))
    throw new StartFailure(
      "ADMIN_PASSWORD is too easy to guess: choose another one, or leave it out to get a random one.",
    );
  return wanted || randomBytes(15).toString("base64url");
}

/**
 * Creates or resets a log-in.
 * @returns whether it is new; an existing one, with a lost password or locked, gets the new password and is unlocked.
 */
async function ensureAdministrator({
  username,
  password,
  now,
}: {
  username: string;
  password: string;
  now: Instant;
}): Promise<boolean> {
  const [{ createRecord, listRecords, updateRecord }, { userHooks: hooks }] = await Promise.all([
    import("@tresen/core/records"),
    import("@tresen/core/user"),
  ]);
  let cursor: string | undefined;
  do {
    const page = await listRecords({ resource: users, actor: OPERATOR, query: { cursor, limit: 500 } });
    const found = page.records.find((record) => record.username === username);
    if (found) {
      const input = { ...found, roles: ["ROLE_ADMIN"], isEnabled: true, password };
      await updateRecord({ resource: users, actor: OPERATOR, now, id: found.id, input, hooks });
      return false;
    }
    cursor = page.cursor ?? undefined;
  } while (cursor);
  await createRecord({
    resource: users,
    actor: OPERATOR,
    now,
    input: users.fields.parse({ username, roles: ["ROLE_ADMIN"], password }),
    hooks,
  });
  return true;
}
