import type { BoardEntry } from "@tresen/contract/display/display";
import { useCallback, useState } from "react";
import { keep, readKept } from "../shared/kept";
import type { Paired } from "../shared/paired";
import { SHARED_TEXTS } from "../shared/shared.texts";
import { SoundButton } from "../shared/sound-button";
import { useDisplayData } from "../shared/use-display-data";
import { useNow } from "../shared/use-now";
import { FRONTDESK_TEXTS } from "./frontdesk.texts";
import { Numbers } from "./numbers";
import { useAnnouncement } from "./use-announcement";
import { useShop } from "./use-shop";
import { useTouched } from "./use-touched";

const VOICE = "display-voice";
/** Where the picture stands, minute by minute, so that no number burns in. */
const SHIFTS = [
  [0, 0],
  [6, 3],
  [3, 8],
  [-4, 6],
  [-7, 0],
  [-3, -6],
  [4, -7],
  [8, -2],
] as const;
const MINUTE = 60_000;

/** What guests see: the numbers that are being prepared, and those that can be picked up. */
export function Frontdesk({ paired, onRefused }: { paired: Paired; onRefused: () => void }) {
  const { data, at, isOffline } = useDisplayData<BoardEntry[]>({ paired, onRefused });
  const shop = useShop();
  const [hasVoice, setHasVoice] = useState(() => readKept<boolean>(VOICE) ?? false);
  const fresh = useAnnouncement({ entries: data, hasVoice });
  const now = useNow(MINUTE);
  const isTouched = useTouched();
  const [x, y] = SHIFTS[Math.floor(now / MINUTE) % SHIFTS.length] ?? SHIFTS[0];
  const switchVoice = useCallback(() => {
    setHasVoice((isOn) => {
      keep(VOICE, !isOn);
      return !isOn;
    });
  }, []);
  const entries = data ?? [];
  const of = (state: BoardEntry["state"]): BoardEntry[] => entries.filter((entry) => entry.state === state);
  const [preparing, ready] = [of("preparing"), of("ready").reverse()];
  return (
    <main className="frontdesk" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <header>
        <h1>{shop?.shopName ?? ""}</h1>
        {shop?.disableTickets && <p>{FRONTDESK_TEXTS.orderNumber}</p>}
        <span className="tools">
          <SoundButton />
          <button
            type="button"
            className={isTouched ? "tool faint" : "tool faint hidden"}
            onClick={switchVoice}
            aria-pressed={hasVoice}
          >
            {hasVoice ? FRONTDESK_TEXTS.voiceOff : FRONTDESK_TEXTS.voiceOn}
          </button>
        </span>
      </header>
      <div className="board">
        <Numbers title={FRONTDESK_TEXTS.preparing} entries={preparing} fresh={fresh} kind="preparing" />
        <Numbers title={FRONTDESK_TEXTS.ready} entries={ready} fresh={fresh} kind="ready" />
      </div>
      {isOffline && at !== null && (
        <p className="offline" role="status">
          {SHARED_TEXTS.offline(Math.floor((now - at) / MINUTE))}
        </p>
      )}
    </main>
  );
}
