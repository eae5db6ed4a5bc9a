import { join } from "node:path";
import type { Instant } from "@tresen/contract/kit/time";
import { loadingDemoText, otherDemoText } from "../console.texts";
import { readJson, writeJson } from "../json-file";
import { runTask } from "../task";
import { keepDemoPassword, readDemoPassword } from "./password";
import type { DemoUser } from "./users";

interface SeedState {
  /** `begun` remains if the first start was killed half-way; the next start then seeds again. */
  state: "begun" | "done";
  demo: string | null;
}

interface Options {
  root: string;
  dataDir: string;
  demo: string;
  isDemoChosen: boolean;
  demoPassword: string | undefined;
  now: () => Instant;
  say: (line: string) => void;
  /** Called for a new demo shop, again if the start was killed in it. */
  equip: () => Promise<void>;
}

/** Fills an empty store with the demo shop and its log-ins, once. @returns the existing demo log-ins. */
export async function seed({
  root,
  dataDir,
  demo,
  isDemoChosen,
  demoPassword,
  now,
  say,
  equip,
}: Options): Promise<DemoUser[]> {
  const path = join(dataDir, "seed.json");
  const before = readJson<SeedState | null>(path, null);
  const { password, isChanged } = readDemoPassword({ dataDir, wanted: demoPassword });
  const users = await import("./users");
  if (before?.state !== "done") {
    const isWanted = before?.state === "begun" || (await isEmpty());
    const name = before?.demo ?? demo;
    if (isWanted) {
      writeJson(path, { state: "begun", demo: name } satisfies SeedState);
      say(loadingDemoText(name));
      await runTask({ name: "seed", args: [root, name, String(now())] });
    }
    await users.createDemoUsers({ password, now: now() });
    keepDemoPassword({ dataDir, password });
    if (isWanted) await equip();
    writeJson(path, { state: "done", demo: isWanted ? name : null } satisfies SeedState);
  } else {
    if (isDemoChosen && before.demo !== demo) say(otherDemoText(demo));
    if (isChanged) {
      await users.setDemoPassword({ password, now: now() });
      keepDemoPassword({ dataDir, password });
    }
  }
  return users.listDemoUsers(password);
}

async function isEmpty(): Promise<boolean> {
  const [{ getConfig }, { branches }, { products }, { indexing, listRecords }, { PLATFORM }] = await Promise.all([
    import("@tresen/core/config"),
    import("@tresen/contract/branch/branch.resource"),
    import("@tresen/contract/catalog/product.resource"),
    import("@tresen/core/records"),
    import("./users"),
  ]);
  if ((await getConfig()).version > 0) return false;
  const lists = await Promise.all(
    [branches, products].map((resource) => listRecords({ resource, actor: PLATFORM, query: { limit: 1 }, indexing })),
  );
  return lists.every(({ records }) => records.length === 0);
}
