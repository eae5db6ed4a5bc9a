import { addDays, zonedTime } from "@tresen/contract/kit/time";
import { serverNow } from "../../../../shared/server-clock";
import { NativeSelect } from "../../../shared/ui/native-select";
import { MomentFields, type Moment } from "../../plan/moment-fields";
import { EDIT_TEXTS } from "../bulk.texts";

const WAYS = ["now", "later"] as const;

/** Whether the records change at once, or from a day and time on. Prices usually change in the night. */
export function EditMoment({
  moment,
  zone,
  fault,
  onMoment,
}: {
  /** Null for at once. */
  moment: Moment | null;
  zone: string;
  fault: string | null;
  onMoment: (moment: Moment | null) => void;
}) {
  const tomorrow = (): Moment => ({ date: addDays(zonedTime({ at: serverNow(), zone }).date, 1), time: "00:00" });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <NativeSelect
        label={EDIT_TEXTS.when}
        value={moment ? "later" : "now"}
        options={WAYS.map((value) => ({ value, label: EDIT_TEXTS.whens[value] }))}
        onChange={(value) => onMoment(value === "later" ? tomorrow() : null)}
      />
      {moment && (
        <>
          <MomentFields moment={moment} zone={zone} fault={fault} onChange={onMoment} />
          <p className="text-sm text-muted">{EDIT_TEXTS.plannedHint}</p>
        </>
      )}
    </div>
  );
}
