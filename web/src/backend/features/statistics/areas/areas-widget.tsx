import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "../../../shared/session";
import { resourceEntries } from "../../../shared/resource-entries";
import { entryPermission } from "../../../shared/seen-resources";
import { deferred } from "../../../shared/ui/deferred";
import { NativeSelect } from "../../../shared/ui/native-select";
import { Skeleton } from "../../../shared/ui/states";
import { ChartFrame } from "../chart/chart-frame";
import { Ranking } from "../chart/figure-table";
import type { Figures } from "../chart/figures";
import { filterOf } from "../period/asked";
import { useBranchNames, useCountedBranches } from "../period/use-period";
import { statisticsQueries } from "../statistics-queries";
import { areaFigures } from "../widget/figures/sales-figures";
import { WIDGET_TEXTS } from "../widget/widget.texts";
import type { WidgetProps } from "../widget/widget-props";
import { AREAS_TEXTS } from "./areas.texts";
import { divideAreas, isMeasure } from "./drawn-areas";

const { title } = WIDGET_TEXTS.areas;

const AreaMap = deferred(async () => (await import("./area-map")).AreaMap, <Skeleton className="h-[26rem]" />);

/** Delivery areas on a map as far as they have borders, the others in a list. */
export function AreasWidget(props: WidgetProps) {
  const nameOf = useBranchNames();
  const { branch } = props.asked;
  const branches = useCountedBranches().filter(({ id }) => branch === undefined || id === branch);
  const hasBorders = branches.some(({ deliveryAreas }) => deliveryAreas.some(({ border }) => border));
  return (
    <ChartFrame
      {...props}
      widget="areas"
      query={useQuery(statisticsQueries.overview(filterOf(props.asked)))}
      figuresOf={(overview) => areaFigures({ overview, nameOf })}
      draw={(figures) =>
        hasBorders ? (
          <Areas figures={figures} branches={branches} />
        ) : (
          <>
            <Ranking title={title} figures={figures} />
            <Missing count={divideAreas({ figures, branches }).missing} branches={branches} />
          </>
        )
      }
      isTable={!hasBorders}
    />
  );
}

type Branches = ReturnType<typeof useCountedBranches>;

function Areas({ figures, branches }: { figures: Figures; branches: Branches }) {
  const measures = figures.columns.filter(isMeasure);
  const [wanted, setWanted] = useState(figures.main);
  const measure = measures.find(({ path }) => path === wanted)?.path ?? figures.main;
  const bordered = branches.filter(({ deliveryAreas }) => deliveryAreas.some(({ border }) => border));
  const [extent, setExtent] = useState("");
  const shown = bordered.some(({ id }) => id === extent) ? bordered.filter(({ id }) => id === extent) : bordered;
  const { rest, missing } = divideAreas({ figures, branches });
  const { drawn } = divideAreas({ figures, branches: shown });
  const marks = shown.flatMap(({ id, name, longitude, latitude }) =>
    typeof longitude === "number" && typeof latitude === "number" ? [{ id, name, longitude, latitude }] : [],
  );
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <NativeSelect
          label={AREAS_TEXTS.measure}
          options={measures.map(({ path, title: label }) => ({ value: path, label }))}
          value={measure}
          onChange={setWanted}
        />
        {bordered.length > 1 && (
          <NativeSelect
            label={AREAS_TEXTS.extent}
            options={[
              { value: "", label: AREAS_TEXTS.allBranches },
              ...bordered.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={extent}
            onChange={setExtent}
            className="min-w-0"
          />
        )}
      </div>
      <AreaMap title={title} areas={drawn} marks={marks} figures={figures} measure={measure} />
      {rest.rows.length > 0 && (
        <div className="mt-3">
          <Ranking title={AREAS_TEXTS.list} figures={rest} />
        </div>
      )}
      <Missing count={missing} branches={branches} />
    </>
  );
}

/** How many areas have no border, and the way to draw them for those who may. */
function Missing({ count, branches }: { count: number; branches: Branches }) {
  const may = useMay();
  const permission = entryPermission({ entry: resourceEntries.branches, verb: "update" });
  if (count === 0) return null;
  const incomplete = branches.filter(
    ({ id, deliveryAreas }) => deliveryAreas.some(({ border }) => !border) && may({ permission, branch: id }),
  );
  return (
    <div className="mt-2 text-sm text-muted">
      <p>{AREAS_TEXTS.withoutBorder(count)}</p>
      <ul className="flex flex-wrap gap-x-4 print:hidden">
        {incomplete.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/$resource/$id"
              params={{ resource: "branches", id }}
              search={{ field: "deliveryAreas" }}
              className={LINK}
            >
              {AREAS_TEXTS.edit(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LINK = "content-center text-action-text underline underline-offset-4 pointer-coarse:min-h-11";
