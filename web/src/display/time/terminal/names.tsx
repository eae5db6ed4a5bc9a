import { formatExactTime } from "@tresen/contract/kit/time";
import type { TerminalPeople } from "@tresen/contract/time-tracking/time-tracking.calls";
import { useState } from "react";
import { Face } from "../person/face";
import { Heading } from "../person/heading";
import { TIME_TEXTS } from "../time.texts";

type Person = TerminalPeople["people"][number];

/** From so many people on one can search. */
const MANY = 12;

/** The people of the branch, with who is in. */
export function Names({
  people,
  pictures,
  zone,
  unsettled,
  onChosen,
}: {
  people: readonly Person[];
  pictures: Readonly<Record<string, string>>;
  zone: string;
  /** The ids of those with a stamping that the server has refused. */
  unsettled: ReadonlySet<string>;
  onChosen: (person: Person) => void;
}) {
  const [search, setSearch] = useState("");
  const [isPresentOnly, setIsPresentOnly] = useState(false);
  const present = people.filter(({ state }) => state !== null);
  const wanted = search.trim().toLocaleLowerCase("de");
  const found = (isPresentOnly ? present : people).filter(({ name }) => name.toLocaleLowerCase("de").includes(wanted));
  return (
    <>
      <div className="row">
        <Heading>{TIME_TEXTS.who}</Heading>
        <div className="row" role="group" aria-label={TIME_TEXTS.title}>
          <button type="button" className="tool" aria-pressed={!isPresentOnly} onClick={() => setIsPresentOnly(false)}>
            {TIME_TEXTS.all}
          </button>
          <button type="button" className="tool" aria-pressed={isPresentOnly} onClick={() => setIsPresentOnly(true)}>
            {TIME_TEXTS.present(present.length)}
          </button>
        </div>
        {people.length > MANY && (
          <input
            type="search"
            aria-label={TIME_TEXTS.search}
            placeholder={TIME_TEXTS.search}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </div>
      {found.length === 0 && (
        <p role="status">
          {people.length === 0 ? TIME_TEXTS.noPeople : wanted === "" ? TIME_TEXTS.nobodyPresent : TIME_TEXTS.nobody}
        </p>
      )}
      <ul className="people">
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" data-state={person.state ?? "out"} onClick={() => onChosen(person)}>
              <Face name={person.name} picture={person.image && (pictures[person.image] ?? person.image)} />
              <strong>{person.name}</strong>
              <small>{stateText({ person, zone })}</small>
              {unsettled.has(person.id) && <small className="warning">{TIME_TEXTS.unsettledTitle}</small>}
            </button>
          </li>
        ))}
      </ul>
      {people.length > 0 && <p className="quiet">{TIME_TEXTS.missing}</p>}
    </>
  );
}

function stateText({ person: { state, since }, zone }: { person: Person; zone: string }): string {
  if (state === "paused") return TIME_TEXTS.paused;
  return state && since ? TIME_TEXTS.in(formatExactTime({ at: Date.parse(since), zone })) : TIME_TEXTS.out;
}
