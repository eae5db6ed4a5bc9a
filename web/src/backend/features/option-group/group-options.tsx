import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PartOption } from "@tresen/contract/catalog/option-group/part-fields";
import { Ungroup } from "lucide-react";
import { useId } from "react";
import { useErrorWithin, useForm } from "../../admin/form/form-context";
import type { Draft } from "../../admin/model/draft";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { FieldMessage, LABEL } from "../../shared/ui/input";
import { Switch } from "../../shared/ui/switch";
import { Private, type Money, useMoney } from "../../shared/visibility";
import { groupQueries } from "./group-queries";
import { STEP_TEXTS } from "./option-group.texts";

interface GroupOptionsProps {
  group: string;
  values: Draft;
  path: string;
  onChange: (values: Draft) => void;
}

/** The options that a step has of its group: each can be left out, and all can become the step's own. */
export function GroupOptions({ group, values, path, onChange }: GroupOptionsProps) {
  const id = useId();
  const { isReadOnly, currency } = useForm();
  const write = useMoney();
  const error = useErrorWithin(`${path}.without`);
  const { data, error: failure, refetch, isFetching } = useQuery(groupQueries.one(group));
  const without = namesIn(values["without"]);
  const leaveOut = (names: readonly string[]): void =>
    onChange({ ...values, without: names.length > 0 ? names : undefined });
  if (!data)
    return failure ? (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        {STEP_TEXTS.failed}
        <Button size="sm" onPress={() => void refetch()} isDisabled={isFetching}>
          {COMMON_TEXTS.retry}
        </Button>
      </p>
    ) : (
      <p role="status" className="text-sm text-muted">
        {STEP_TEXTS.loading}
      </p>
    );
  const { options, type, description } = data;
  const stale = without.filter((name) => !options.some((option) => option.name === name));
  const dissolve = (): void => {
    const own = options.filter(({ name }) => !without.includes(name));
    onChange({ ...values, group: null, without: undefined, type, description, options: structuredClone(own) });
    showToast({ kind: "success", message: STEP_TEXTS.dissolved });
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      data-field={`${path}.without`}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2 outline-none"
    >
      <span id={id} className={LABEL}>
        {STEP_TEXTS.options}
      </span>
      <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
        {STEP_TEXTS.hint}
      </p>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {options.map((option) => (
          <li key={option.name} className="px-3">
            <Switch
              isSelected={!without.includes(option.name)}
              isDisabled={isReadOnly}
              onChange={(isOffered) =>
                leaveOut(isOffered ? without.filter((name) => name !== option.name) : [...without, option.name])
              }
            >
              <span className="flex flex-wrap gap-x-3 py-1">
                <span className="font-medium wrap-anywhere">{option.name}</span>
                <span className="figures text-muted">
                  <Private kind="product">{priceOf({ option, currency, write })}</Private>
                </span>
                {option.allergens.length > 0 && (
                  <span className="text-muted">{STEP_TEXTS.allergens(option.allergens)}</span>
                )}
              </span>
            </Switch>
          </li>
        ))}
      </ul>
      {stale.map((name) => (
        <p key={name} className="flex flex-wrap items-center gap-3 text-sm text-warning wrap-anywhere">
          {STEP_TEXTS.stale(name)}
          {!isReadOnly && (
            <Button
              size="sm"
              aria-label={STEP_TEXTS.forgetOf(name)}
              onPress={() => leaveOut(without.filter((one) => one !== name))}
            >
              {STEP_TEXTS.forget}
            </Button>
          )}
        </p>
      ))}
      {error && <FieldMessage>{error}</FieldMessage>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isReadOnly && (
          <Button size="sm" onPress={dissolve}>
            <Ungroup size={16} aria-hidden /> {STEP_TEXTS.dissolve}
          </Button>
        )}
        <Link
          to="/$resource/$id"
          params={{ resource: "option-groups", id: group }}
          className="content-center text-sm font-medium text-action-text underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {STEP_TEXTS.edit}
        </Link>
      </div>
    </div>
  );
}

function priceOf({
  option: { modifier, value },
  currency,
  write,
}: {
  option: Pick<PartOption, "modifier" | "value">;
  currency: string;
  /** How amounts are written. */
  write: Money;
}): string {
  if (!value && modifier !== "overwrite") return STEP_TEXTS.free;
  return STEP_TEXTS.price({ modifier, money: write(value ?? 0, currency) });
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
