import { zonedTime } from "@tresen/contract/kit/time";
import { BATCH_LIMIT } from "@tresen/contract/planning/planner/planner-calls";
import type { PlannerPerson } from "@tresen/contract/planning/planner/planner";
import { FieldMessage, LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { WEEK_TEXTS as texts } from "../planner.texts";
import { dayText, timeText } from "../shift-words";
import { type AddedShift, CONFLICT_CHOICES, type ConflictChoice } from "./conflicts";

interface AddedShiftsProps {
  added: readonly AddedShift[];
  people: readonly PlannerPerson[];
  zone: string;
  choice: ConflictChoice;
  onChoice: (choice: ConflictChoice) => void;
}

/** What speaks against shifts that are about to be added, and what is done with those. */
export function AddedShifts({ added, people, zone, choice, onChoice }: AddedShiftsProps) {
  const doubtful = added.filter(({ reason }) => reason !== null);
  if (added.length > BATCH_LIMIT) return <FieldMessage>{texts.tooMany(BATCH_LIMIT)}</FieldMessage>;
  if (doubtful.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="font-medium">{texts.conflicts}</p>
      <ul className="max-h-48 list-disc overflow-y-auto ps-5">
        {doubtful.map(({ shift, reason }) => (
          <li key={`${shift.user ?? ""} ${shift.startsAt} ${shift.endsAt} ${shift.role}`}>
            <span className="font-medium">{people.find(({ id }) => id === shift.user)?.name ?? shift.user}</span>,{" "}
            {dayText(zonedTime({ at: Date.parse(shift.startsAt), zone }).date)} {timeText({ ...shift, zone })}:{" "}
            {reason && texts[reason]}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        <span className={LABEL}>{texts.choice}</span>
        <NativeSelect
          label={texts.choice}
          options={CONFLICT_CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
          value={choice}
          onChange={(value) => onChoice(CONFLICT_CHOICES.find((one) => one === value) ?? choice)}
        />
      </div>
    </div>
  );
}
