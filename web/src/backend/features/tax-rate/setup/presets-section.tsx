import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type PresetCountry, type TaxPreset, presetsOf } from "@tresen/contract/catalog/tax/tax-presets";
import { TAX_PRESETS } from "@tresen/contract/catalog/tax/tax-presets.texts";
import { formatRate } from "@tresen/contract/kit/money";
import { formatDate } from "@tresen/contract/kit/time";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { call } from "../../../../shared/api";
import { failureSentences } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { setupQueries } from "./setup-queries";
import { SETUP_TEXTS } from "./setup.texts";

const COUNTRIES: readonly PresetCountry[] = ["AT", "DE"];

/** The named rates of a country with their values and sources. Those that are there already are told. */
export function PresetsSection() {
  const title = useId();
  const [chosen, setChosen] = useState<PresetCountry | null>(null);
  const { data: branches } = useQuery(setupQueries.branches());
  const own = COUNTRIES.find((country) => branches?.some((branch) => branch.country === country));
  const country = chosen ?? own ?? "AT";
  const { data: rates } = useQuery(setupQueries.rates());
  const known = new Set(rates?.map(({ identifier }) => identifier));
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={title} className="font-semibold">
          {SETUP_TEXTS.presets}
        </h3>
        <NativeSelect
          label={SETUP_TEXTS.country}
          options={COUNTRIES.map((value) => ({ value, label: TAX_PRESETS[value].country }))}
          value={country}
          onChange={(value) => setChosen(COUNTRIES.find((one) => one === value) ?? country)}
        />
      </div>
      <p className="text-sm text-muted">{SETUP_TEXTS.presetsHint}</p>
      <ul className="flex flex-col divide-y divide-line">
        {presetsOf(country).map((preset) => (
          <Preset key={preset.identifier} preset={preset} isKnown={known.has(preset.identifier)} isReady={!!rates} />
        ))}
      </ul>
    </section>
  );
}

function Preset({ preset, isKnown, isReady }: { preset: TaxPreset; isKnown: boolean; isReady: boolean }) {
  const client = useQueryClient();
  const { identifier, name, values, source, note } = preset;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call("POST /api/tax-rates", { body: { identifier, name, values: [...values] } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["resource", "tax-rates"] }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1 text-sm">
        <p className="text-base font-medium">
          {name} <span className="figures ms-1 font-normal">{values.map(valueText).join(", ")}</span>
        </p>
        <p>{note}</p>
        <p className="text-muted">{SETUP_TEXTS.source(source)}</p>
        {error && <FieldMessage>{failureSentences(error, SETUP_TEXTS.createFailed)}</FieldMessage>}
      </div>
      <div role="status">
        {isKnown && (
          <p className="flex min-h-11 items-center gap-2 text-sm text-success">
            <Check size={16} aria-hidden /> {SETUP_TEXTS.exists}
          </p>
        )}
      </div>
      {!isKnown && (
        <Button aria-label={SETUP_TEXTS.create(name)} onPress={() => mutate()} isDisabled={isPending || !isReady}>
          {isPending ? SETUP_TEXTS.creating : SETUP_TEXTS.createShort}
        </Button>
      )}
    </li>
  );
}

function valueText({ from, rate }: { from?: string; rate: number }): string {
  const percent = formatRate(rate);
  return from === undefined
    ? percent
    : `${SETUP_TEXTS.from(formatDate({ at: Date.parse(from), zone: "UTC" }))} ${percent}`;
}
