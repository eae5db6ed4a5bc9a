import { Info, Link2, MoreHorizontal, RectangleHorizontal, Sheet, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { failureDetail } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { copyText } from "../../../shared/output/copy-text";
import { download } from "../../../shared/output/download";
import { IconButton } from "../../../shared/ui/button";
import { Menu } from "../../../shared/ui/menu";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { useIsShown } from "../../../shared/visibility";
import { WIDGET_TEXTS } from "../widget/widget.texts";
import type { WidgetKey, WidgetProps } from "../widget/widget-props";
import { CHART_TEXTS } from "./chart.texts";
import { FigureTable } from "./figure-table";
import { type Figures, isEmpty, visibleFigures } from "./figures";
import { figuresFile } from "./figures-file";

/** A query, or several as one. */
export interface Answered<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface ChartFrameProps<Answer> extends WidgetProps {
  widget: WidgetKey;
  query: Answered<Answer>;
  figuresOf: (answer: Answer) => Figures;
  /** The drawing of the figures that the person may see now. */
  draw: (figures: Figures) => ReactNode;
  /** Whether the drawing is a table itself. */
  isTable?: boolean;
  /** Whether zeros are drawn too. */
  isNeverEmpty?: boolean;
  /** What stands above the drawing, such as the sum. */
  head?: (answer: Answer) => ReactNode;
  /** What is as large as the drawing, until its figures are there. */
  waiting?: ReactNode;
  /** Said where there is nothing to draw. */
  empty?: string;
  /** Below it. */
  foot?: (answer: Answer) => ReactNode;
}

const CHART_WAITING = (
  <>
    <Skeleton className="h-9 w-40" />
    <Skeleton className="h-60" />
  </>
);

/**
 * One chart with everything that each of them has: title, what counts, its table, files, link, and what is shown while its
 * figures are missing. The drawing, the table and the files are made from the same rows.
 */
export function ChartFrame<Answer>({
  widget,
  query: { data, error, isFetching, refetch },
  figuresOf,
  draw,
  isTable = false,
  isNeverEmpty = false,
  head,
  foot,
  waiting = CHART_WAITING,
  empty = CHART_TEXTS.empty,
  asked,
  zone,
  hrefOf,
  onAlone,
}: ChartFrameProps<Answer>) {
  const { title, note } = WIDGET_TEXTS[widget];
  const id = useId();
  const [isNoteOpen, setIsNoteOpen] = useState(false);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const isShown = { product: useIsShown("product"), customer: useIsShown("customer") };
  const figures = data === undefined ? null : figuresOf(data);
  const visible = figures && visibleFigures({ figures, isShown: (kind) => isShown[kind] });
  const isFilled = visible !== null && (isNeverEmpty || !isEmpty(visible));
  const save = async (format: "csv" | "xlsx"): Promise<void> => {
    if (!visible) return;
    const file = await figuresFile({ figures: visible, format, sheet: title, zone });
    download({ ...file, name: `${CHART_TEXTS.fileName({ title, from: asked.from, to: asked.to })}.${format}` });
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 break-inside-avoid flex-col rounded-panel border border-line bg-surface p-[min(1rem,4vw)]"
    >
      <div className="flex flex-wrap items-start gap-x-1">
        <h2 id={`${id}-title`} className="min-w-40 flex-1 py-1.5 font-semibold hyphens-auto">
          {title}
        </h2>
        <div className="ms-auto flex print:hidden">
          <IconButton
            label={CHART_TEXTS.info(title)}
            aria-expanded={isNoteOpen}
            aria-controls={`${id}-note`}
            onPress={() => setIsNoteOpen(!isNoteOpen)}
          >
            <Info size={18} aria-hidden />
          </IconButton>
          {!isTable && isFilled && (
            <IconButton
              label={CHART_TEXTS.table(title)}
              aria-expanded={isTableOpen}
              className="aria-expanded:bg-sunken aria-expanded:text-action-text"
              aria-controls={`${id}-table`}
              onPress={() => setIsTableOpen(!isTableOpen)}
            >
              <Table2 size={18} aria-hidden />
            </IconButton>
          )}
          <Menu
            label={CHART_TEXTS.commands(title)}
            entries={[
              ...(isFilled
                ? [
                    {
                      id: "csv",
                      label: CHART_TEXTS.csv,
                      icon: <Sheet size={16} aria-hidden />,
                      onAction: () => void save("csv"),
                    },
                    {
                      id: "xlsx",
                      label: CHART_TEXTS.xlsx,
                      icon: <Sheet size={16} aria-hidden />,
                      onAction: () => void save("xlsx"),
                    },
                  ]
                : []),
              {
                id: "link",
                label: CHART_TEXTS.copyLink,
                icon: <Link2 size={16} aria-hidden />,
                onAction: () => void copyText({ text: hrefOf(widget), texts: CHART_TEXTS.link }),
              },
              ...(onAlone
                ? [
                    {
                      id: "alone",
                      label: CHART_TEXTS.alone,
                      icon: <RectangleHorizontal size={16} aria-hidden />,
                      onAction: () => onAlone(widget),
                    },
                  ]
                : []),
            ]}
          >
            <TriggerIcon label={CHART_TEXTS.commands(title)}>
              <MoreHorizontal size={18} aria-hidden />
            </TriggerIcon>
          </Menu>
        </div>
      </div>
      <p id={`${id}-note`} className={`mb-2 max-w-prose text-sm text-muted ${isNoteOpen ? "" : "hidden print:block"}`}>
        {note}
      </p>
      {data !== undefined && error && (
        <p role="status" className="mb-2 text-sm text-warning">
          {CHART_TEXTS.stale}
        </p>
      )}
      {data === undefined ? (
        error ? (
          <ErrorState
            message={FAILURES.statistics}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={CHART_TEXTS.loading(title)} className="mt-2 grid gap-3">
            {waiting}
          </div>
        )
      ) : visible === null ? (
        <p className="py-10 text-center text-muted">
          {isShown.product ? CHART_TEXTS.hiddenCustomer : CHART_TEXTS.hiddenProduct}
        </p>
      ) : isFilled ? (
        <>
          {head?.(data)}
          {draw(visible)}
          {!isTable && (
            <div
              id={`${id}-table`}
              {...(isTableOpen ? { role: "group", "aria-label": CHART_TEXTS.table(title), tabIndex: 0 } : {})}
              className={isTableOpen ? "mt-3 max-h-96 overflow-auto print:max-h-none" : "sr-only"}
            >
              <FigureTable title={title} figures={visible} />
            </div>
          )}
          {foot?.(data)}
        </>
      ) : (
        <p className="py-10 text-center text-muted">{empty}</p>
      )}
    </section>
  );
}
