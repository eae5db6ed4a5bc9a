import * as crypto from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from ".";

// Other tests hash with less work.
vi.unmock("./cost");
vi.mock("node:crypto", async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, scrypt: vi.fn(real.scrypt) };
});

describe("a password", () => {
  it("is hashed with 16 MiB and five rounds, differently each time", async () => {
    const hashes = await Promise.all([hashPassword("Kaffee mit Milch"), hashPassword("Kaffee mit Milch")]);
    expect(hashes[0]).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(await verifyPassword({ password: "Kaffee mit Milch", hash: hashes[0] ?? "" })).toBe(true);
    expect(await verifyPassword({ password: "Kaffee ohne Milch", hash: hashes[0] ?? "" })).toBe(false);
  });

  it("of nobody is compared as well, and is always wrong", async () => {
    expect(await verifyPassword({ password: "Kaffee mit Milch", hash: null })).toBe(false);
  });

  it("that the machine has no memory for is told as busy, and not as a defect", async () => {
    const failed = vi.mocked(crypto.scrypt).mockImplementation((...given: unknown[]) => {
      const done = given.at(-1) as (error: Error) => void;
      done(new Error("malloc failure"));
    });
    const told = { kind: "unavailable", code: "password.hash" };
    await expect(hashPassword("4711")).rejects.toMatchObject(told);
    await expect(verifyPassword({ password: "4711", hash: null })).rejects.toMatchObject(told);
    failed.mockReset();
  });
});
