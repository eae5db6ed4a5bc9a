// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { accessKey } from "@tresen/contract/access-key/access-key";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { DevicesTable } from "./devices-table";
import { KeyDialog } from "./key-dialog";

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function show(content: ReactNode): Promise<void> {
  vi.stubGlobal("fetch", async () => Response.json({ data: [] }));
  ({ unmount } = await mount(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>));
}

test("on a phone the name of a key stands with all that has a column elsewhere, and nothing of it keeps a line wide", async () => {
  const at = "2026-06-05T16:30:00.000Z";
  const device = {
    ...{ id: "key_1", name: "Theke", branch: "brn_1", purpose: "epson-sdp", hint: "G3aA", subject: null },
    ...{ createdAt: at, lastUsedAt: null, validUntil: null, revokedAt: null, formerUntil: "2999-01-01T00:00:00.000Z" },
  };
  await show(
    <DevicesTable
      devices={[accessKey.parse(device)]}
      mayManage
      onRotate={() => undefined}
      onRevoke={() => undefined}
    />,
  );
  const cell = document.querySelector("tbody th");
  expect(cell?.textContent).toMatch(/Theke.*Drucker \(Epson\).*Gültig, verwendet: noch nie.*… G3aA voriger bis/);
  expect(cell?.querySelector(".figures, .whitespace-nowrap")).toBeNull();
});

test("a new key is shown as a whole", async () => {
  const key = `key_1.${"a".repeat(43)}`;
  await show(<KeyDialog text={key} onClose={() => undefined} />);
  expect(document.querySelector("[aria-label='Schlüssel']")?.textContent).toBe(key);
});
