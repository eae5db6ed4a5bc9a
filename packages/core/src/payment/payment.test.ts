import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSignedByDatatrans } from "./signature";

const MOLLIE = `test_${"a1".repeat(16)}`;
const DATATRANS = {
  DATATRANS_MERCHANT_ID: "1100000001",
  DATATRANS_PASSWORD: "secret-word",
  DATATRANS_SIGN_KEY: "ab".repeat(32),
};
let lines: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("LOG_LEVEL", "info");
  lines = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function providersWith(keys: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  const { configuredProviders } = await import("./configured");
  await configuredProviders();
  return configuredProviders();
}

describe("configuredProviders", () => {
  it("are those with well-formed keys", async () => {
    expect(await providersWith({ MOLLIE_API_KEY: MOLLIE, ...DATATRANS })).toEqual(["mollie", "datatrans"]);
    expect(lines).toEqual([]);
  });

  it("log once which keys are not set", async () => {
    expect(await providersWith({})).toEqual([]);
    expect(lines.map((line) => (JSON.parse(line) as { level: string; message: string }).message)).toEqual([
      "Online payment by mollie is not offered: no keys are set",
      "Online payment by datatrans is not offered: no keys are set",
    ]);
  });

  it("log each malformed or missing key once, and never its value", async () => {
    expect(await providersWith({ MOLLIE_API_KEY: "live-wrong", ...DATATRANS, DATATRANS_SIGN_KEY: "no-hex" })).toEqual(
      [],
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("MOLLIE_API_KEY is not of the form");
    expect(lines[1]).toContain("DATATRANS_SIGN_KEY is missing or not hexadecimal");
    for (const secret of ["live-wrong", "no-hex", DATATRANS.DATATRANS_PASSWORD])
      expect(lines.join("")).not.toContain(secret);
    expect(lines.every((line) => line.includes('"warn"'))).toBe(true);
  });

  it("do not depend on each other", async () => {
    expect(await providersWith(DATATRANS)).toEqual(["datatrans"]);
  });
});

describe("offeredProviders", () => {
  type Says = number | "nothing";
  let asked: string[] = [];
  let says: { mollie: Says; datatrans: Says } = { mollie: 200, datatrans: 404 };
  let published: ("mollie" | "datatrans")[] = [];
  let offered: () => Promise<string[]>;
  const messages = (): string[] => lines.map((line) => (JSON.parse(line) as { message: string }).message);
  const later = (minutes: number): void =>
    void vi.spyOn(performance, "now").mockReturnValue(performance.now() + minutes * 60_000);

  beforeEach(async () => {
    asked = [];
    says = { mollie: 200, datatrans: 404 };
    for (const [name, value] of Object.entries({ MOLLIE_API_KEY: MOLLIE, ...DATATRANS })) vi.stubEnv(name, value);
    vi.stubGlobal("fetch", (url: string, { method = "GET", headers }: RequestInit) => {
      const provider = url.includes("mollie") ? "mollie" : "datatrans";
      asked.push(`${method} ${url} ${(headers as Record<string, string>).authorization?.split(" ")[0] ?? ""}`);
      const status = says[provider];
      return status === "nothing"
        ? Promise.reject(new TypeError("fetch failed"))
        : Promise.resolve(new Response("{}", { status }));
    });
    published = [];
    const { offeredProviders } = await import(".");
    offered = () => offeredProviders({ published: () => Promise.resolve(published) });
  });

  it("are those that accept the keys, each asked once while the answer is valid", async () => {
    expect(await Promise.all([offered(), offered(), offered()])).toEqual(
      Array.from({ length: 3 }, () => ["mollie", "datatrans"]),
    );
    later(9);
    expect(await offered()).toEqual(["mollie", "datatrans"]);
    expect(asked.sort()).toEqual([
      "GET https://api.datatrans.com/v1/transactions/0 Basic",
      "GET https://api.mollie.com/v2/methods Bearer",
    ]);
    expect(lines).toEqual([]);
  });

  it.each([401, 403])(
    "leave out those that answer %d, and the log says once which secret to correct, without the key",
    async (status) => {
      says = { mollie: status, datatrans: status };
      expect(await Promise.all([offered(), offered()])).toEqual([[], []]);
      later(11);
      expect(await offered()).toEqual([]);
      expect(messages()).toEqual([
        "Online payment by mollie is not offered: the provider refuses MOLLIE_API_KEY. Correct it, see " +
          "docs/operations.md",
        "Online payment by datatrans is not offered: the provider refuses DATATRANS_MERCHANT_ID with " +
          "DATATRANS_PASSWORD. Correct it, see docs/operations.md",
      ]);
      expect(lines.every((line) => line.includes('"error"'))).toBe(true);
      for (const secret of [MOLLIE, DATATRANS.DATATRANS_PASSWORD, DATATRANS.DATATRANS_MERCHANT_ID])
        expect(lines.join("")).not.toContain(secret);
    },
  );

  it.each([500, 503, 429, "nothing"] as const)("stay the same while the answer is %s", async (silence) => {
    says = { mollie: silence, datatrans: 401 };
    published = ["mollie", "datatrans"];
    expect(await offered()).toEqual(["mollie"]);
    expect(messages()).toContain(
      "Online payment by mollie is still offered: the provider does not answer, so that nobody knows " +
        "whether it takes MOLLIE_API_KEY",
    );
    later(11);
    says = { mollie: 401, datatrans: silence };
    expect(await offered()).toEqual([]);
    later(11);
    says = { mollie: silence, datatrans: silence };
    expect(await offered()).toEqual([]);
  });

  it("contain at first those that have answered", async () => {
    says.mollie = "nothing";
    expect(await offered()).toEqual(["datatrans"]);
    expect(messages().join("\n")).toMatch(/Online payment by mollie is not offered: the provider does not answer/);
    says.mollie = 200;
    later(2);
    expect(await offered()).toEqual(["mollie", "datatrans"]);
  });

  it("are offered again soon after their keys are accepted, and removed when they are refused", async () => {
    says.mollie = 401;
    expect(await offered()).toEqual(["datatrans"]);
    says.mollie = 200;
    later(2);
    expect(await offered()).toEqual(["mollie", "datatrans"]);
    says.mollie = 401;
    later(11);
    expect(await offered()).toEqual(["datatrans"]);
    expect(messages().filter((message) => message.includes("refuses"))).toHaveLength(2);
  });

  it("are not asked without well-formed keys", async () => {
    vi.resetModules();
    vi.stubEnv("MOLLIE_API_KEY", "");
    vi.stubEnv("DATATRANS_SIGN_KEY", "no-hex");
    expect(await (await import(".")).offeredProviders({ published: () => Promise.resolve(["mollie"]) })).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe("isSignedByDatatrans", () => {
  const signKey = DATATRANS.DATATRANS_SIGN_KEY;
  const body = '{"status":"settled"}';
  const sign = (text: string, key = signKey): string =>
    createHmac("sha256", Buffer.from(key, "hex")).update(text).digest("hex");

  it("accepts only the HMAC of time and raw body with the decoded key", () => {
    expect(isSignedByDatatrans({ header: `t=17,s0=${sign(`17${body}`)}`, body, signKey })).toBe(true);
    for (const header of [
      undefined,
      "",
      "t=17",
      `t=18,s0=${sign(`17${body}`)}`,
      `t=17,s0=${sign(body)}`,
      `t=17,s0=${sign(`17${body}`, "cd".repeat(32))}`,
      `t=17,s0=${sign(`17${body}`).slice(2)}`,
    ]) {
      expect(isSignedByDatatrans({ header, body, signKey })).toBe(false);
    }
  });
});

describe("askAboutKeys", () => {
  const ask = async (name: "mollie" | "datatrans", answer: () => Promise<Response>) => {
    for (const [key, value] of Object.entries({ MOLLIE_API_KEY: MOLLIE, ...DATATRANS })) vi.stubEnv(key, value);
    vi.stubGlobal("fetch", answer);
    const { paymentProvider, keyMode } = await import(".");
    return { ...(await (await paymentProvider(name)).askAboutKeys()), mode: await keyMode(name) };
  };
  const said = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));

  it("tells that they work, and whether they move money", async () => {
    expect(await ask("mollie", said(200, {}))).toEqual({ isAccepted: true, mode: "test" });
    expect(await ask("datatrans", said(404, {}))).toEqual({ isAccepted: true, mode: "live" });
  });

  it("tells the provider's own words when it refuses them", async () => {
    expect(await ask("mollie", said(401, { title: "Unauthorized Request" }))).toMatchObject({
      isAccepted: false,
      reason: "401 Unauthorized Request",
    });
    expect(await ask("datatrans", said(401, { error: { code: "UNAUTHORIZED" } }))).toMatchObject({
      isAccepted: false,
      reason: "401 UNAUTHORIZED",
    });
  });

  it("knows nothing when there is no answer, or one of somebody in trouble", async () => {
    expect(await ask("mollie", () => Promise.reject(new TypeError("fetch failed")))).toMatchObject({
      isAccepted: null,
    });
    expect(await ask("mollie", said(503, {}))).toMatchObject({ isAccepted: null });
    expect(lines.join("")).not.toContain(MOLLIE);
  });
});
