import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../../shared/api";
import { APP_VERSION } from "@tresen/contract/health/app-version";
import { clearShopCaches } from "../../state/browser/shop-caches";
import { shopQuery } from "../../state/shop-query";
import { Button } from "../../ui/button";
import { browserQuery, rebuildSnapshot, snapshotQuery } from "./queries";
import * as texts from "./tools-panel.texts";

const REBUILT = texts.snapshotRebuilt;
const NUMBER = new Intl.NumberFormat("de-DE");

/** The sources of the shop's data: the published snapshot, and what this browser stores. */
export function StoreState() {
  const client = useQueryClient();
  const { data: snapshot } = useQuery(snapshotQuery);
  const { data: browser } = useQuery(browserQuery);
  const { dataUpdatedAt } = useQuery(shopQuery);
  const [said, say] = useState("");

  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    say("");
    try {
      await work();
      say(done);
    } catch (error) {
      say(error instanceof ApiError ? error.message : texts.failed);
    }
    await client.invalidateQueries({ queryKey: ["tools"] });
  };

  const rebuild = async (): Promise<void> => void client.setQueryData(snapshotQuery.queryKey, await rebuildSnapshot());
  const isPending = said === REBUILT && snapshot?.isRebuilding === true;

  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
        <Row name={texts.snapshot}>
          {snapshot
            ? texts.version({ version: NUMBER.format(snapshot.version), isRebuilding: snapshot.isRebuilding })
            : "…"}
        </Row>
        <Row name={texts.built}>{snapshot ? texts.ago(duration(snapshot.age)) : "…"}</Row>
        <Row name={texts.size}>{snapshot ? texts.kilobytes(Math.ceil(snapshot.bytes / 1000)) : "…"}</Row>
        <Row name={texts.loadedHere}>{texts.ago(duration((Date.now() - dataUpdatedAt) / 1000))}</Row>
        <Row name={texts.serviceWorker}>{browser?.worker ?? "…"}</Row>
        <Row name={texts.caches}>{browser ? browser.caches.join(", ") || texts.none : "…"}</Row>
        <Row name={texts.appVersion}>{APP_VERSION}</Row>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => void run(() => client.refetchQueries(shopQuery), texts.catalogReloaded)}>
          {texts.reloadCatalog}
        </Button>
        <Button look="quiet" onClick={() => void run(clearShopCaches, texts.cachesCleared)}>
          {texts.clearCaches}
        </Button>
        <Button look="quiet" onClick={() => void run(rebuild, REBUILT)}>
          {texts.rebuildSnapshot}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-muted">
        {isPending ? texts.rebuildingSnapshot : said}
      </p>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

/** `35 s`, `12 min`, `3 h`, `2 Tagen` */
function duration(seconds: number): string {
  if (seconds < 60) return texts.seconds(Math.max(0, Math.round(seconds)));
  if (seconds < 3600) return texts.minutes(Math.round(seconds / 60));
  return seconds < 48 * 3600 ? texts.hours(Math.round(seconds / 3600)) : texts.days(Math.round(seconds / 86_400));
}
