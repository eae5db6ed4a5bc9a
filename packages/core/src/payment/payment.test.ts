import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSignedByDatatrans } from "./signature";

const MOLLIE = `test_${"a1".repeat(16)}`;
const DATATRANS = { DATATRANS_MERCHANT_ID: "1100000001", DATATRANS_PASSWORD: "secret-word", DATATRANS_SIGN_KEY: "ab".repeat(32) };
let lines: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("LOG_LEVEL", "info");
  lines = [];
  for (const method of ["log", "warn", "error"] as const) vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function providersWith(keys: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  const { configuredProviders } = await import(".");
  await configuredProviders();
  return configuredProviders();
}

describe("configuredProviders", () => {
  it("are those with well-formed keys", async () => {
    expect(await providersWith({ MOLLIE_API_KEY: MOLLIE, ...DATATRANS })).toEqual(["mollie", "datatrans"]);
    expect(lines).toEqual([]);
  });

  it("say once which keys are not set", async () => {
    expect(await providersWith({})).toEqual([]);
    expect(lines.map((line) => (JSON.parse(line) as { level: string; message: string }).message)).toEqual(["Online payment by mollie is not offered: no keys are set", "Online payment by datatrans is not offered: no keys are set"]);
  });

  it("warn once of each key that is malformed or missing, and never show it", async () => {
    expect(await providersWith({ MOLLIE_API_KEY: "live-wrong", ...DATATRANS, DATATRANS_SIGN_KEY: "no-hex" })).toEqual([]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("MOLLIE_API_KEY is not of the form");
    expect(lines[1]).toContain("DATATRANS_SIGN_KEY is missing or not hexadecimal");
    for (const secret of ["live-wrong", "no-hex", DATATRANS.DATATRANS_PASSWORD]) expect(lines.join("")).not.toContain(secret);
    expect(lines.every((line) => line.includes('"warn"'))).toBe(true);
  });

  it("each stand alone", async () => {
    expect(await providersWith(DATATRANS)).toEqual(["datatrans"]);
  });
});

describe("isSignedByDatatrans", () => {
  const signKey = DATATRANS.DATATRANS_SIGN_KEY;
  const body = '{"status":"settled"}';
  const sign = (text: string, key = signKey): string => createHmac("sha256", Buffer.from(key, "hex")).update(text).digest("hex");

  it("takes the HMAC of time and raw body under the decoded key, and nothing else", () => {
    expect(isSignedByDatatrans({ header: `t=17,s0=${sign(`17${body}`)}`, body, signKey })).toBe(true);
    for (const header of [undefined, "", "t=17", `t=18,s0=${sign(`17${body}`)}`, `t=17,s0=${sign(body)}`, `t=17,s0=${sign(`17${body}`, "cd".repeat(32))}`, `t=17,s0=${sign(`17${body}`).slice(2)}`]) {
      expect(isSignedByDatatrans({ header, body, signKey })).toBe(false);
    }
  });
});
