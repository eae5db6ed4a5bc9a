import type { Locator, Page } from "@playwright/test";
import { DAY, HOUR, MINUTE } from "@tresen/contract/kit/time";
import type { ManifestContent } from "@tresen/contract/signage/player/manifest";
import sharp from "sharp";
import { expect, onDesktop, test } from "./fixtures";
import { runFast } from "./tv/run-fast";
import { TvServer, manifestOf, scene, word } from "./tv/tv-server";

// A worker would ask the server by itself, beside what the tests answer.
test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 720 } });

const EVENING = Date.parse("2026-06-05T16:30:00Z");
/** What guests see. */
const shown = (page: Page): Locator => page.locator(".stage > .scene:last-child");
const picture = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: color } })
    .png()
    .toBuffer();
const image = (url: string): ManifestContent => ({ type: "image", picture: url, background: null });

test(
  "a plan over midnight is kept to the minute, also when the clock is changed",
  onDesktop,
  async ({ page, pizza }) => {
    const nights = [
      { day: "2026-06-05", begins: "2026-06-05T20:00:00Z", ends: "2026-06-06T02:00:00Z" },
      { day: "2026-03-28", begins: "2026-03-28T21:00:00Z", ends: "2026-03-29T02:00:00Z" },
      { day: "2026-10-24", begins: "2026-10-24T20:00:00Z", ends: "2026-10-25T03:00:00Z" },
    ];
    const [day, night] = [scene("day", word("Tag")), scene("night", word("Nacht"))];
    const manifest = manifestOf([day, night], {
      stream: {
        ...{ id: "str_1", filler: "seg_day", overrides: [], orientation: "landscape", isMuted: true },
        plan: [{ segment: "seg_night", weekdays: [], from: "22:00", to: "04:00", priority: 0 }],
      },
      segments: [
        { id: "seg_day", order: "sequence", entries: [{ scene: "day" }] },
        { id: "seg_night", order: "sequence", entries: [{ scene: "night" }] },
      ],
    });
    await page.clock.install({ time: Date.parse(nights[1]?.begins ?? "") - HOUR });
    for (const { begins, ends } of nights.toSorted((a, b) => a.begins.localeCompare(b.begins))) {
      const [start, end] = [Date.parse(begins), Date.parse(ends)];
      const server = new TvServer(start - MINUTE);
      server.play(manifest);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await server.open(page, pizza);
      for (const [at, text] of [
        [start - MINUTE / 2, "Tag"],
        [start + MINUTE / 2, "Nacht"],
        [(start + end) / 2, "Nacht"],
        [end - MINUTE / 2, "Nacht"],
        [end + MINUTE / 2, "Tag"],
      ] as const) {
        await server.pass(page, at - server.now);
        await expect(shown(page)).toHaveText(text);
      }
    }
  },
);

test(
  "a day without a network: it goes on, without prices that may be wrong, and tells later what it has shown",
  onDesktop,
  async ({ page, pizza }) => {
    const item = { product: "prd_1", name: "Margherita", description: "", note: "", price: 990, isFrom: false };
    const menu: ManifestContent = {
      ...{ type: "menu", sections: [{ name: "Pizza", items: [item] }], columns: 1, rows: 8, soldOut: "strike" },
      ...{ showPrices: true, showDescriptions: false },
    };
    const server = new TvServer(EVENING);
    server.play(manifestOf([scene("sce_menu", menu, { name: "Karte", version: 7 })]));
    await page.clock.install({ time: EVENING });
    await server.open(page, pizza);
    await expect(shown(page)).toContainText("9,90");
    server.isOffline = true;
    for (let hours = 0; hours < 24; hours += 6) {
      await server.pass(page, 6 * HOUR);
      await expect(shown(page)).toContainText("Margherita");
    }
    await expect(shown(page)).not.toContainText("9,90");
    server.isOffline = false;
    const before = server.reports.length;
    await server.pass(page, 20 * MINUTE);
    await expect(shown(page)).toContainText("9,90");
    await expect
      .poll(async () => {
        await server.pass(page, 2 * MINUTE);
        return server.reports.slice(before).flatMap(({ plays = [] }) => plays).length;
      })
      .toBeGreaterThan(3);
    const plays = server.reports.slice(before).flatMap((report) => report.plays ?? []);
    expect(plays.flatMap(({ scenes }) => scenes)).toContainEqual(
      expect.objectContaining({ scene: "sce_menu", version: 7, name: "Karte" }),
    );
    expect(Date.parse(plays.at(-1)?.at ?? "")).toBeGreaterThan(EVENING + DAY / 2);
  },
);

test(
  "a power cut while files are loading leaves what was there, and the rest is loaded later",
  onDesktop,
  async ({ page, pizza }) => {
    const server = new TvServer(EVENING);
    const old = server.add("/tv-file/old.png", await picture("#224466"));
    server.play(manifestOf([scene("old", image(old.url), { name: "Alt" })], { files: [old] }));
    await server.open(page, pizza);
    const kept = page.locator(".stage img");
    await expect(kept).toHaveCount(1);
    const before = server.reports.length;
    await expect.poll(() => server.reports.slice(before - 1).at(-1)?.scene).toBe("old");

    const [first, second] = [
      server.add("/tv-file/first.png", await picture("#884422")),
      server.add("/tv-file/second.png", await picture("#228844")),
    ];
    server.held.add(second.url);
    const hash = server.play(
      manifestOf([scene("first", image(first.url)), scene("second", image(second.url))], { files: [first, second] }),
    );
    const asked = page.waitForRequest((request) => request.url().endsWith(second.url));
    await page.reload();
    await asked;
    // Half of it is here. The page ends with everything that it was doing.
    await page.goto("about:blank");

    const again = await page.context().newPage();
    await server.open(again, pizza);
    await expect(again.locator(".stage img")).toHaveCount(1);
    await expect.poll(() => server.reports.at(-1)).toMatchObject({ scene: "old", loading: hash });
    server.held.delete(second.url);
    await again.reload();
    await expect.poll(() => server.reports.at(-1)).toMatchObject({ manifest: hash, loading: null });
    await expect.poll(() => server.reports.at(-1)?.scene).toMatch(/^(first|second)$/);
  },
);

test("a file that is not what the manifest says changes nothing on the screen", onDesktop, async ({ page, pizza }) => {
  const server = new TvServer(EVENING);
  const before = server.play(manifestOf([scene("old", word("Alt"))]));
  await server.open(page, pizza);
  await expect(shown(page)).toHaveText("Alt");
  const [wrong, right] = [await picture("#111111"), await picture("#228844")];
  const file = server.add("/tv-file/new.png", wrong, right);
  const hash = server.play(manifestOf([scene("new", image(file.url))], { files: [file] }));
  const loaded = page.waitForResponse((response) => response.url().endsWith(file.url));
  await page.reload();
  await loaded;
  await expect.poll(() => server.reports.at(-1)).toMatchObject({ manifest: before, loading: hash, scene: "old" });
  await expect(shown(page)).toHaveText("Alt");
  server.add(file.url, right);
  await page.reload();
  await expect.poll(() => server.reports.at(-1)).toMatchObject({ manifest: hash, scene: "new" });
});

test(
  "the picture moves by some pixels from minute to minute, so that nothing burns in",
  onDesktop,
  async ({ page, pizza }) => {
    const server = new TvServer(EVENING);
    server.play(manifestOf([scene("a", word("Immer dasselbe"))]));
    await page.clock.install({ time: EVENING });
    await server.open(page, pizza);
    await expect(shown(page)).toHaveText("Immer dasselbe");
    const stage = page.locator(".stage");
    const places = new Set<string>();
    let last = "none";
    for (let minute = 0; minute < 8; minute += 1) {
      const before = last;
      await server.pass(page, MINUTE);
      await expect.poll(async () => (last = await stage.evaluate((one) => one.style.transform))).not.toBe(before);
      places.add(last);
    }
    expect(places.size).toBe(8);
    const offsets = [...places].flatMap((place) => [...place.matchAll(/-?\d+/g)].map(Number));
    expect(Math.max(...offsets.map(Math.abs))).toBe(2);
  },
);

test("no frame is white or empty, whatever follows and whatever fails", onDesktop, async ({ page, pizza }) => {
  const server = new TvServer(EVENING);
  const file = server.add("/tv-file/a.png", await picture("#884422"));
  const broken = server.add("/tv-file/broken.png", Buffer.from("This is no picture"));
  const looks = { color: "#ffffff", background: "#203040" };
  const contents: ManifestContent[] = [
    image(file.url),
    word("Willkommen"),
    image(broken.url),
    { type: "clock", face: "analog", showDate: true, showSeconds: true, ...looks },
    { type: "countdown", until: "2026-06-05T20:00:00Z", text: "bis zum Fest", after: "", ...looks },
    { type: "news", items: [{ title: "Neue Karte", text: "Ab heute.", picture: file.url }] },
    { type: "tickets", showPreparing: true },
  ];
  const scenes = contents.map((content, index) =>
    scene(`s${index}`, content, { transition: (["fade", "slide", "none"] as const)[index % 3] ?? "none" }),
  );
  server.play(manifestOf(scenes, { files: [file, broken] }));
  await server.open(page, pizza);
  await expect(shown(page)).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  cdp.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(Buffer.from(data, "base64"));
    void cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await cdp.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 320, maxHeight: 180 });
  await expect.poll(() => server.reports.at(-1)?.troubles.map(({ scene: id }) => id)).toContain("s2");
  for (const text of ["Neue Karte", "Willkommen"]) await expect(shown(page)).toContainText(text);
  await expect.poll(() => frames.length).toBeGreaterThan(10);
  await cdp.send("Page.stopScreencast");
  for (const frame of frames) {
    const { channels } = await sharp(frame).stats();
    expect(Math.min(...channels.map(({ mean }) => mean))).toBeLessThan(245);
    expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(60);
  }
});

test("five thousand changes of scenes leave the memory as it was", onDesktop, async ({ page, pizza }) => {
  const server = new TvServer(EVENING);
  const file = server.add("/tv-file/a.png", await picture("#884422"));
  const item = { product: "prd_1", name: "Margherita", description: "", note: "", price: 990, isFrom: false };
  const looks = { color: null, background: null };
  const contents: ManifestContent[] = [
    word("Willkommen"),
    image(file.url),
    { type: "clock", face: "analog", showDate: true, showSeconds: true, ...looks },
    {
      ...{ type: "menu", sections: [{ name: "Pizza", items: [item] }], columns: 1, rows: 8, soldOut: "strike" },
      ...{ showPrices: true, showDescriptions: false },
    },
    { type: "news", items: [{ title: "Neue Karte", text: "Ab heute.", picture: file.url }] },
  ];
  server.play(
    manifestOf(
      contents.map((content, index) =>
        scene(`s${index}`, content, { duration: 0.2, transition: index % 2 ? "fade" : "none" }),
      ),
      { files: [file] },
    ),
  );
  await page.addInitScript(runFast);
  await server.open(page, pizza);
  await expect(page.locator(".stage")).toBeAttached();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const heap = async (): Promise<number> => {
    for (let round = 0; round < 2; round += 1) await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  };
  expect(await page.evaluate((changes) => globalThis.playFast(changes), 200)).toBe(200);
  const before = await heap();
  expect(await page.evaluate((changes) => globalThis.playFast(changes), 5000)).toBe(5000);
  const grown = (await heap()) - before;
  expect(grown).toBeLessThan(20_000_000);
  expect(await page.locator(".stage > *").count()).toBeLessThan(8);
});
