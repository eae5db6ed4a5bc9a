import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, run, start, temporaryFolder } from "./platform";

const ADMIN = join(ROOT, "packages/local/bin/admin.mjs");
const EMAIL = "chefin@example.test";

const logIn = ({ url, password }: { url: string; password: string }) =>
  fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: EMAIL, password }),
  });

describe("npm run admin:create", () => {
  test("creates the first administrator, and sets a new password when it is lost", async () => {
    const dataDir = await temporaryFolder();
    const created = await run({ script: ADMIN, args: ["create", "--email", EMAIL], env: { DATA_DIR: dataDir } });
    expect(created).toMatchObject({ code: 0, stderr: "" });
    const first = /^Password: (\S{20})$/m.exec(created.stdout)?.[1] ?? "";
    const { url } = await start({ dataDir });
    const answer = await logIn({ url, password: first });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { username: EMAIL, roles: ["ROLE_ADMIN"] } });

    const again = await run({
      script: ADMIN,
      args: ["create", "--email", "Chefin@Example.test"],
      env: { DATA_DIR: dataDir, ADMIN_PASSWORD: "ein neues Passwort" },
    });
    expect(again).toMatchObject({ code: 0, stderr: "" });
    expect(again.stdout).not.toContain("ein neues Passwort");
    expect((await logIn({ url, password: first })).status).toBe(401);
    expect((await logIn({ url, password: "ein neues Passwort" })).status).toBe(200);
  });

  test("reports an error in one sentence", async () => {
    const env = { DATA_DIR: await temporaryFolder() };
    for (const args of [["create"], ["create", "--email", "nobody"], ["create", "--mail", EMAIL], ["--email", EMAIL]]) {
      expect(await run({ script: ADMIN, args, env })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Write: npm run admin:create[^\n]+\n$/),
      });
    }
    expect(
      (await run({ script: ADMIN, args: ["create", "--email", EMAIL], env: { ...env, ADMIN_PASSWORD: "kurz" } }))
        .stderr,
    ).toMatch(/^ADMIN_PASSWORD must have at least 10 characters/);
  });
});
