import { useState } from "react";
import { keep, readKept } from "../../shared/kept";
import type { Choices } from "./chooser";

interface LastChoice {
  person: string;
  branch: string;
  kind: string | null;
}

const NAME = "time-choice";

/**
 * What a person chose last on their own phone. A branch that is no longer theirs is forgotten; an empty one is asked for.
 * @param person null at a terminal, which remembers nothing of its people.
 */
export function useLastChoice({ person, branches }: { person: string | null; branches: Choices["branches"] }) {
  const [last, setLast] = useState<LastChoice>(() => {
    const kept = person === null ? null : readKept<LastChoice>(NAME);
    return kept && kept.person === person ? kept : { person: person ?? "", branch: "", kind: null };
  });
  const change = (part: Partial<LastChoice>): void => {
    const next = { ...last, ...part };
    setLast(next);
    if (person !== null) keep(NAME, next);
  };
  return {
    branch: branches.some(({ id }) => id === last.branch) ? last.branch : "",
    kind: last.kind,
    chooseBranch: (branch: string) => change({ branch }),
    keepKind: (kind: string | null) => change({ kind }),
  };
}

/** The kinds of a branch; all of them where there is only one branch. */
export function kindsOf({ kinds, branch }: { kinds: Choices["kinds"]; branch: string | null }): Choices["kinds"] {
  return branch === null ? kinds : kinds.filter((one) => one.branches?.includes(branch) ?? true);
}
