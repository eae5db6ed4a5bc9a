import { useQuery } from "@tanstack/react-query";
import { safeZone } from "@tresen/contract/kit/table/record-zone";
import { formatDateTime, formatSecond } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { onAir } from "@tresen/contract/signage/playing/on-air";
import { NOTHING_KNOWN, type PlayableStream } from "@tresen/contract/signage/playing/parts";
import { playing } from "@tresen/contract/signage/playing/playing";
import { useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import type { Draft } from "../../../admin/model/draft";
import { branchQueries } from "../../../shared/branches";
import { Button } from "../../../shared/ui/button";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { Checkbox } from "../../../shared/ui/switch";
import { instantOf, momentOf } from "../moment";
import { everythingMet } from "../playable";
import { useSignage } from "../use-signage";
import { upcomingChange } from "./upcoming-change";
import { playableStream } from "./plan";
import { ON_AIR_TEXTS as texts } from "./stream-editor.texts";

const PREVIEWED = "new";

/** Says what the stream shows at any date and time, why, and when that changes, also before it is saved. */
export function OnAirSection({ record, draft }: { record: AnyRecord | null; draft: Draft }) {
  const { data: branches = [] } = useQuery(branchQueries.all());
  const [picked, setPicked] = useState("");
  const own = typeof draft["branch"] === "string" ? draft["branch"] : "";
  const branch = own || picked;
  const zone = safeZone(branches.find(({ id }) => id === branch)?.timeZone ?? branches[0]?.timeZone);
  const [moment, setMoment] = useState(() => momentOf({ at: serverNow(), zone }));
  const [isMet, setIsMet] = useState(false);
  const stream = playableStream(draft);
  const at = instantOf({ ...moment, zone });
  const options = [
    { value: "", label: texts.allBranches },
    ...branches.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <DateInput
          className="w-44"
          label={texts.date}
          zone={zone}
          value={moment.date}
          onChange={(date) => setMoment({ ...moment, date })}
        />
        <div className="w-28">
          <TimeInput label={texts.time} value={moment.time} onChange={(time) => setMoment({ ...moment, time })} />
        </div>
        <Button onPress={() => setMoment(momentOf({ at: serverNow(), zone }))}>{texts.now}</Button>
        {own === "" && branches.length > 0 && (
          <div className="flex w-56 flex-col gap-1">
            <span aria-hidden className={LABEL}>
              {texts.branch}
            </span>
            <NativeSelect label={texts.branch} options={options} value={picked} onChange={setPicked} />
          </div>
        )}
      </div>
      <div>
        <Checkbox isSelected={isMet} onChange={setIsMet}>
          {texts.met}
        </Checkbox>
        <p className="text-sm text-muted">{texts.metHint}</p>
      </div>
      {!stream ? (
        <p className="text-muted">{texts.noFiller}</p>
      ) : at === null ? (
        <p className="text-muted">{texts.incomplete}</p>
      ) : (
        <OnAirFacts stream={stream} seed={record?.id ?? PREVIEWED} branch={branch || null} {...{ at, zone, isMet }} />
      )}
      <p className="text-sm text-muted">{texts.zone(zone)}</p>
    </div>
  );
}

/** The answer: what is on, why, and what follows. */
function OnAirFacts({
  stream,
  seed,
  branch,
  at,
  zone,
  isMet,
}: {
  stream: PlayableStream;
  seed: string;
  branch: string | null;
  at: number;
  zone: string;
  isMet: boolean;
}) {
  const { isLoaded, sceneName, segmentName, playableScenes, playableSegments } = useSignage();
  if (!isLoaded) return <p role="status">{texts.loading}</p>;
  const live = isMet ? everythingMet(playableSegments.values()) : NOTHING_KNOWN;
  const now = playing({
    ...{ stream, seed, branch, zone, live },
    ...{ segments: playableSegments, scenes: playableScenes, instant: at },
  });
  const planned = onAir({ stream, at, zone });
  const change = upcomingChange({ stream, at, zone });
  const entry = planned.index === null ? null : (planned.by === "plan" ? stream.plan : stream.overrides)[planned.index];
  const reason =
    now.by !== planned.by
      ? texts.instead
      : texts.priority({ reason: texts.reasons[planned.by], priority: entry?.priority ?? 0 });
  const until = formatSecond({ at: now.sceneEndsAt, zone }).split(" ").slice(1).join(" ");
  const scene = now.scene === null ? texts.nothing : texts.sceneUntil({ scene: sceneName(now.scene), until });
  const next = change
    ? texts.changesAt({
        at: formatDateTime({ at: change.at, zone }),
        to: `${segmentName(change.on.segment)} (${texts.reasons[change.on.by]})`,
      })
    : texts.never;
  const facts = [
    [texts.segment, segmentName(now.segment)],
    [texts.scene, scene],
    [texts.why, reason],
    [texts.changes, next],
  ];
  return (
    <div role="status">
      <dl className="grid gap-x-6 gap-y-2 rounded-panel border border-line bg-sunken p-4 sm:grid-cols-[auto_1fr] sm:items-baseline">
        {facts.map(([name, value]) => (
          <div key={name} className="contents max-sm:flex max-sm:flex-col">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
