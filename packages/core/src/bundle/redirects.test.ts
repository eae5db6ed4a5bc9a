import { expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW } from "../../test/shop";
import { findRedirect } from "../site/redirect";
import { exportBundle, importBundle } from ".";

const imported = (redirects: object[]) => importBundle({ bundle: { redirects }, now: NOW });
const link = (id: string, target: string, more: object = {}) => ({ id, path: id, target, ...more });

it("redirects are imported and removed with a bundle, and work at once", async () => {
  expect(await imported([link("a", "/b"), link("x", "/y", { status: 302 })])).toMatchObject({ created: 2 });
  expect(await findRedirect("/A/")).toEqual({ id: "a", type: "link", target: "/b", status: 301 });
  const { bundle } = await exportBundle();
  expect(bundle.redirects).toMatchObject([link("a", "/b"), link("x", "/y")]);
  expect(await importBundle({ bundle, now: NOW })).toMatchObject({ created: 0, updated: 0 });
  // Two change places in one import.
  await imported([link("a", "/b", { path: "x" }), link("x", "/y", { path: "a" })]);
  expect([(await findRedirect("x"))?.id, (await findRedirect("a"))?.id]).toEqual(["a", "x"]);
  await imported([link("a", "/b"), link("x", "/y")]);
});

it("redirects of a bundle form no loop, also with existing redirects", async () => {
  const faults = async (redirects: object[]) => (await refusal(imported(redirects))).details;
  expect(await faults([link("q", "/q"), link("b", "/c"), link("c", "/a")])).toEqual([
    expect.objectContaining({ field: "redirects.0.target" }),
    expect.objectContaining({
      field: "redirects.1.target",
      message: "Diese Weiterleitung führt im Kreis: /b → /c → /a → /b.",
    }),
    expect.objectContaining({ field: "redirects.2.target" }),
  ]);
  expect(await faults([link("s", "sit_weg", { type: "site" })])).toMatchObject([{ field: "redirects.0.target" }]);
  const unused = [link("a", "/z"), link("b", "/c"), link("c", "/a", { isEnabled: false })];
  expect(await imported(unused)).toMatchObject({ created: 2, updated: 1 });
});

it("no redirect of a bundle has another redirect's path as target, including existing redirects", async () => {
  await imported([link("there", "/goal")]);
  const faults = async (redirects: object[]) => (await refusal(imported(redirects))).details;
  expect(await faults([link("first", "/there"), link("goal", "/end"), link("x2", "/goal")])).toEqual([
    expect.objectContaining({ field: "redirects.0.target", code: "validation.chain" }),
    expect.objectContaining({ field: "redirects.1.path", code: "validation.chain" }),
    expect.objectContaining({ field: "redirects.2.target", code: "validation.chain" }),
  ]);
  // What the bundle itself changes does not count as it was.
  expect(await imported([link("there", "/end"), link("goal", "/end")])).toMatchObject({ created: 1, updated: 1 });
});
