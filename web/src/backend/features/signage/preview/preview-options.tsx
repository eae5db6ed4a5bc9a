import type { ReactNode } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { Button } from "../../../shared/ui/button";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { type Moment, momentOf } from "../moment";
import { PREVIEW_TEXTS as texts } from "./preview.texts";

interface Option {
  value: string;
  label: string;
}

interface Props {
  zone: string;
  moment: Moment;
  onMoment: (moment: Moment) => void;
  screen: string;
  screens: readonly Option[];
  onScreen: (screen: string) => void;
  branch: string;
  /** None where the branch cannot be chosen. */
  branches: readonly Option[];
  onBranch: (branch: string) => void;
}

/** On which screen, in which branch and when something is looked at. */
export function PreviewOptions({ zone, moment, onMoment, screen, screens, onScreen, ...props }: Props) {
  const { branch, branches, onBranch } = props;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Labelled label={texts.screen} className="w-64">
        <NativeSelect label={texts.screen} options={screens} value={screen} onChange={onScreen} />
      </Labelled>
      {branches.length > 1 && (
        <Labelled label={texts.branch} className="w-48">
          <NativeSelect label={texts.branch} options={branches} value={branch} onChange={onBranch} />
        </Labelled>
      )}
      <DateInput
        className="w-44"
        label={texts.date}
        zone={zone}
        value={moment.date}
        onChange={(date) => onMoment({ ...moment, date })}
      />
      <div className="w-28">
        <TimeInput label={texts.time} value={moment.time} onChange={(time) => onMoment({ ...moment, time })} />
      </div>
      <Button onPress={() => onMoment(momentOf({ at: serverNow(), zone }))}>{texts.now}</Button>
    </div>
  );
}

function Labelled({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={`flex max-w-full flex-col gap-1 ${className}`}>
      <span aria-hidden className={LABEL}>
        {label}
      </span>
      {children}
    </div>
  );
}
