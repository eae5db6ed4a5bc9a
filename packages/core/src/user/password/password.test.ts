import { describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from ".";

// Other tests hash with less work.
vi.unmock("./cost");

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
});
