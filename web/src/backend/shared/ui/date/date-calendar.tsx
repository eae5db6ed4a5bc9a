import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  I18nProvider,
} from "react-aria-components";
import { DATE_TEXTS } from "./date.texts";

const STEP =
  "grid size-10 place-items-center rounded-control hover:bg-sunken disabled:opacity-40 pointer-coarse:size-11";
const CELL =
  "figures grid size-9 cursor-pointer place-items-center rounded-control text-sm outline-focus hover:bg-sunken " +
  "data-disabled:cursor-default data-disabled:opacity-35 data-outside-month:hidden data-focus-visible:outline-2 " +
  "data-selected:bg-action data-selected:text-on-action pointer-coarse:size-11";

/** A month to choose a day from, in German and beginning on Monday, whatever the browser's language. */
export function DateCalendar({
  label,
  value,
  today,
  min,
  max,
  onChoose,
}: {
  label: string;
  value: string | null;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (value: string) => void;
}) {
  return (
    <I18nProvider locale="de-AT">
      <Dialog aria-label={DATE_TEXTS.choose(label)} className="p-3 outline-none">
        <Calendar
          aria-label={label}
          autoFocus
          value={value === null ? null : parseDate(value)}
          defaultFocusedValue={parseDate(value ?? today)}
          minValue={min ? parseDate(min) : null}
          maxValue={max ? parseDate(max) : null}
          onChange={(date) => onChoose(date.toString())}
        >
          <header className="mb-2 flex items-center justify-between">
            <Button slot="previous" aria-label={DATE_TEXTS.previousMonth} className={STEP}>
              <ChevronLeft size={18} aria-hidden />
            </Button>
            <Heading className="text-sm font-semibold" />
            <Button slot="next" aria-label={DATE_TEXTS.nextMonth} className={STEP}>
              <ChevronRight size={18} aria-hidden />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="pb-1 text-xs font-medium text-muted">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={CELL} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </I18nProvider>
  );
}
