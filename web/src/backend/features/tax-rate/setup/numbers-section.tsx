import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { serviceDay } from "@tresen/contract/catalog/tax/dated-rates";
import { TAX_USE_NAMES } from "@tresen/contract/catalog/tax/tax-presets.texts";
import { type NumberInUse, numbersInUse, proposedRate } from "@tresen/contract/catalog/tax/tax-proposals";
import { rateOn } from "@tresen/contract/catalog/tax/dated-rates";
import type { TaxRate } from "@tresen/contract/catalog/tax/tax-rate.resource";
import { formatRate } from "@tresen/contract/kit/money";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { useId, useMemo, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { BulkJob } from "../../../admin/bulk/bulk-job";
import { failureSentences } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { Skeleton } from "../../../shared/ui/states";
import { type Applied, applyRates } from "./apply-rates";
import { setupQueries } from "./setup-queries";
import { SETUP_TEXTS } from "./setup.texts";

/** The numbers that products and delivery areas have, each with the named rate that can take its place. */
export function NumbersSection() {
  const title = useId();
  const products = useQuery(setupQueries.products());
  const branches = useQuery(setupQueries.branches());
  const rates = useQuery(setupQueries.rates());
  const numbers = useMemo(
    () => products.data && branches.data && numbersInUse({ products: products.data, branches: branches.data }),
    [products.data, branches.data],
  );
  const failure = products.error ?? branches.error ?? rates.error;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <h3 id={title} className="font-semibold">
        {SETUP_TEXTS.numbers}
      </h3>
      {failure ? (
        <FieldMessage>{failureSentences(failure, SETUP_TEXTS.loadFailed)}</FieldMessage>
      ) : numbers && rates.data ? (
        <Numbers numbers={numbers} rates={rates.data} />
      ) : (
        <div role="status">
          <span className="sr-only">{SETUP_TEXTS.loading}</span>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

const keyOf = ({ use, rate }: NumberInUse): string => `${use} ${rate}`;

function Numbers({ numbers, rates }: { numbers: readonly NumberInUse[]; rates: readonly TaxRate[] }) {
  const client = useQueryClient();
  const [date] = useState(() => serviceDay({ appointment: null, now: serverNow(), zone: DEFAULT_TIME_ZONE }));
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map());
  const [jobs, setJobs] = useState<readonly string[]>([]);
  const rateOf = (number: NumberInUse): string => own.get(keyOf(number)) ?? proposedRate({ number, rates, date }) ?? "";
  const chosen = numbers.flatMap((number) => {
    const rate = rateOf(number);
    return rate === "" ? [] : [{ number, rate }];
  });
  const applying = useMutation({
    mutationFn: () => applyRates(chosen),
    onSuccess: (applied) => {
      setJobs(applied.jobs);
      void client.invalidateQueries({ queryKey: ["resource", "branches"] });
    },
  });
  const show = (at: number) => (id: string) => setJobs(jobs.map((job, index) => (index === at ? id : job)));
  if (applying.data)
    return (
      <div className="flex flex-col gap-5">
        {jobs.map((id, index) => (
          <BulkJob key={index} id={id} onJob={show(index)} />
        ))}
        <BranchReport {...applying.data} />
      </div>
    );
  if (numbers.length === 0) return <p className="text-sm text-muted">{SETUP_TEXTS.none}</p>;
  return (
    <>
      <p className="text-sm text-muted">{rates.length === 0 ? SETUP_TEXTS.noRates : SETUP_TEXTS.numbersHint}</p>
      <ul aria-label={SETUP_TEXTS.caption} className="flex flex-col divide-y divide-line">
        {numbers.map((number) => (
          <li key={keyOf(number)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <p className="min-w-48 flex-1 text-sm">
              <span className="figures font-medium">
                {TAX_USE_NAMES[number.use]}: {formatRate(number.rate)}
              </span>
              <span className="block text-muted">{countOf(number)}</span>
            </p>
            {rates.length > 0 && (
              <NativeSelect
                className="w-full sm:w-72"
                label={SETUP_TEXTS.replacementOf({
                  use: TAX_USE_NAMES[number.use],
                  rate: formatRate(number.rate),
                })}
                options={[
                  { value: "", label: SETUP_TEXTS.keep },
                  ...rates.map((one) => optionOf({ one, number, date })),
                ]}
                value={rateOf(number)}
                onChange={(rate) => setOwn(new Map([...own, [keyOf(number), rate]]))}
              />
            )}
          </li>
        ))}
      </ul>
      {applying.error && <FieldMessage>{failureSentences(applying.error, SETUP_TEXTS.applyFailed)}</FieldMessage>}
      {rates.length > 0 && (
        <Button
          variant="primary"
          className="self-end"
          isDisabled={chosen.length === 0 || applying.isPending}
          onPress={() => applying.mutate()}
        >
          {applying.isPending ? SETUP_TEXTS.applying : SETUP_TEXTS.apply}
        </Button>
      )}
    </>
  );
}

/** A rate that would change something today says so. */
function optionOf({ one, number, date }: { one: TaxRate; number: NumberInUse; date: string }) {
  const today = rateOn({ values: one.values, date });
  const value = today === undefined ? "" : ` (${formatRate(today)})`;
  return {
    value: one.id,
    label: `${one.name}${value}${today === number.rate ? "" : ` – ${SETUP_TEXTS.different}`}`,
  };
}

function countOf({ products, branches }: NumberInUse): string {
  const areas = branches.reduce((sum, branch) => sum + branch.areas, 0);
  return areas > 0 ? SETUP_TEXTS.areas(areas) : SETUP_TEXTS.products(products.length);
}

function BranchReport({ branches, failures }: Applied) {
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      {branches > 0 && <p>{SETUP_TEXTS.branchesDone(branches)}</p>}
      {failures.map((failure) => (
        <FieldMessage key={failure}>{failure}</FieldMessage>
      ))}
    </div>
  );
}
