import type { TabletPerson } from "@tresen/contract/user/tablet/tablet";
import { Users } from "lucide-react";
import { PlainButton } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/states";
import { TABLET_TEXTS } from "./tablet.texts";

const FACE =
  "size-[clamp(3rem,12.5dvh,5rem)] shrink-0 rounded-full object-cover sm:size-[clamp(3rem,12.5dvh,6rem)] " +
  "forced-colors:border";
const CARD =
  "flex min-h-36 w-full flex-col items-center justify-center gap-3 rounded-panel border border-line bg-surface p-3 " +
  "text-lg font-medium hover:bg-sunken";

/** Who may sign in here. */
export function PeopleGrid({
  people,
  former,
  onChoose,
}: {
  people: readonly TabletPerson[];
  /** Who was chosen before, and gets the focus again. */
  former: TabletPerson | null;
  onChoose: (person: TabletPerson) => void;
}) {
  if (people.length === 0)
    return (
      <EmptyState icon={<Users size={48} aria-hidden />} title={TABLET_TEXTS.nobody}>
        {TABLET_TEXTS.nobodyText}
      </EmptyState>
    );
  return (
    <section aria-label={TABLET_TEXTS.who}>
      <h2 className="mb-4 text-center text-xl font-semibold">{TABLET_TEXTS.who}</h2>
      <ul className="flex flex-wrap justify-center gap-3">
        {people.map((person) => (
          <li key={person.id} className="flex w-[calc(50%-0.375rem)] sm:w-44">
            <PlainButton className={CARD} onPress={() => onChoose(person)} autoFocus={person.id === former?.id}>
              <Face person={person} />
              <span className="max-w-full wrap-anywhere">{person.name}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture, or two letters in its place. The name stands beside it. */
export function Face({ person: { name, image } }: { person: TabletPerson }) {
  if (image) return <img src={image} alt="" className={FACE} />;
  return (
    <span aria-hidden className={`${FACE} grid place-items-center bg-action text-2xl font-semibold text-on-action`}>
      {initials(name).toUpperCase()}
    </span>
  );
}

/** The first letter, and the one that tells people with the same first name apart: `MO` for `Max Mo.`. */
function initials(name: string): string {
  const [first = "", ...others] = name.split(" ");
  const last = others.at(-1)?.replace(/\.$/, "") ?? "";
  return `${[...first][0] ?? ""}${[...last].at(-1) ?? ""}`;
}
