import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answeredParts } from "@tresen/contract/catalog/option-group/resolve";
import { type Unit, conversionRatio, formatQuantity, unitAbbreviation } from "@tresen/contract/catalog/units";
import { quantityLimits } from "@tresen/contract/catalog/quantity";
import { timesQuantity } from "@tresen/contract/order/pricing";
import { billedAmount, timeUnitsOf } from "@tresen/contract/project/take-over/billed-amount";
import { isPositionTask } from "@tresen/contract/project/take-over/position-task";
import { TAKEN_AT_ONCE } from "@tresen/contract/project/take-over/take-over.calls";
import type { Task } from "@tresen/contract/project/task.resource";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { parseMoney } from "../../../admin/model/entry";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { orderQueries } from "../../../shared/order-queries";
import { useCurrency } from "../../../shared/config";
import { failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { Checkbox } from "../../../shared/ui/switch";
import { useMoney } from "../../../shared/visibility";
import { TIME_TEXTS } from "../time/time.texts";
import { takenTasksOf } from "./take-over-queries";
import { TAKE_OVER_TEXTS as texts } from "./take-over.texts";

interface TakeOverDialogProps {
  project: string;
  order: string;
  title: string;
  /** Those that are done and no positions yet. */
  tasks: readonly Task[];
  /** Recorded seconds by task. */
  seconds: ReadonlyMap<string, number>;
  onClose: () => void;
}

/** Makes positions of the order of tasks that are done: a product for the work, and how much of it for each task. */
export function TakeOverDialog({ project, order, title, tasks, seconds, onClose }: TakeOverDialogProps) {
  const client = useQueryClient();
  const money = useMoney();
  const currency = useCurrency();
  const [product, setProduct] = useState<string | null>(null);
  const [price, setPrice] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(tasks.flatMap(({ id }) => (isPositionTask({ order, task: id }) ? [] : [id])).slice(0, TAKEN_AT_ONCE)),
  );
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setIsAsked] = useState(false);
  const { data: record } = useQuery({
    queryKey: ["order-product", product],
    queryFn: ({ signal }) => call("GET /api/products/{id}", { params: { id: product ?? "" }, signal }),
    enabled: product !== null,
    staleTime: 60_000,
  });
  const unit = record ? (timeUnitsOf(record)[0] ?? record.defaultUnit ?? record.unit) : null;
  const isByTime = record !== undefined && timeUnitsOf(record).length > 0;
  // The first text that the product asks for is the customer's: what they have answered in the order stands there again.
  const { data: ordered } = useQuery(orderQueries.one(order));
  const steps = answeredParts(record?.config.parts ?? []);
  const asked = steps.findIndex(({ type }) => type === "text" || type === "textarea");
  const step = steps[asked];
  const limits = record && unit ? quantityLimits({ product: record, unit }) : null;
  const typedPrice = parseMoney(price);
  const own = typeof typedPrice === "number" ? typedPrice : null;
  const unitPrice = own ?? record?.price ?? 0;
  const isPriceValid = price.trim() === "" || own !== null;
  const billed = (id: string): number | null =>
    record && unit ? billedAmount({ product: record, unit, seconds: seconds.get(id) ?? 0 }) : null;
  const textOf = (id: string): string => typed.get(id) ?? String(billed(id) ?? 1).replace(".", ",");
  const amountOf = (id: string): number => Number(textOf(id).replace(",", "."));
  const given = ordered?.items
    .flatMap(({ parts }) => parts)
    .find(({ name, value }) => name === step?.name && typeof value === "string" && value.trim() !== "")?.value;
  const answerOf = (id: string): string => answers.get(id) ?? (typeof given === "string" ? given : "");
  const isAnswered = (id: string): boolean => !step || step.optional === true || answerOf(id).trim() !== "";
  const partsOf = (id: string): (string | null)[] =>
    steps.map((_, index) => (index === asked ? answerOf(id) || null : null));
  const wanted = tasks.filter(({ id }) => chosen.has(id));
  const isValid = ({ id }: Task): boolean => amountOf(id) > 0;
  const sum = wanted.reduce(
    (total, { id }) =>
      record && unit
        ? total +
          timesQuantity({
            product: { ...record, config: { parts: steps } },
            amount: amountOf(id),
            unit,
            cents: unitPrice,
          })
        : 0,
    0,
  );
  const { mutate, isPending } = useMutation({
    mutationFn: ({ item, unit: sold }: { item: string; unit: NonNullable<typeof unit> }) =>
      call("POST /api/projects/{id}/lines", {
        params: { id: project },
        body: {
          tasks: wanted.map(({ id }) => ({
            task: id,
            item: { product: item, unit: sold, amount: amountOf(id), parts: partsOf(id) },
            unitPrice: own,
          })),
        },
      }),
    onSuccess: () => {
      showToast({ kind: "success", message: texts.saved(wanted.length) });
      onClose();
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, texts.failed), error }),
    onSettled: () => client.invalidateQueries({ queryKey: takenTasksOf(project).queryKey }),
  });
  const save = (): void => {
    setIsAsked(true);
    const isWhole = wanted.every((task) => isValid(task) && isAnswered(task.id));
    if (product !== null && unit && isPriceValid && wanted.length > 0 && isWhole) mutate({ item: product, unit });
  };
  const toggle = (id: string) => (isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={title}
      footer={
        <>
          {record && wanted.length > 0 && (
            <span className="me-auto self-center font-semibold tabular-nums">{texts.sum(money(sum, currency))}</span>
          )}
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={isPending} onPress={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{texts.hint}</p>
        <ReferencePicker
          label={texts.product}
          resource="products"
          value={product}
          isRequired
          error={isAsked && product === null ? texts.chooseProduct : undefined}
          onChange={setProduct}
        />
        {record && unit && (
          <Input
            label={texts.priceFor(unitAbbreviation(record.unit))}
            hint={texts.priceHint(money(record.price, currency))}
            value={price}
            inputMode="decimal"
            error={isPriceValid ? undefined : texts.priceInvalid}
            onChange={setPrice}
          />
        )}
        {record && (
          <p className="text-sm text-muted">
            {isByTime && unit && limits ? texts.rounded(stepText({ step: limits.step, unit })) : texts.notByTime}
          </p>
        )}
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-sm font-medium">{texts.tasks}</legend>
          {isAsked && wanted.length === 0 && (
            <p role="alert" className="text-sm text-danger">
              {texts.chooseTasks}
            </p>
          )}
          {tasks.map((task) => (
            <div key={task.id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <div className="min-w-0 flex-1 basis-40">
                <Checkbox
                  isSelected={chosen.has(task.id)}
                  isDisabled={!chosen.has(task.id) && chosen.size >= TAKEN_AT_ONCE}
                  onChange={toggle(task.id)}
                >
                  {task.title}
                </Checkbox>
                <span className="ms-8 text-sm text-muted tabular-nums">
                  {texts.recorded(TIME_TEXTS.hours(seconds.get(task.id) ?? 0))}
                  {isPositionTask({ order, task: task.id }) && `, ${texts.isPosition}`}
                </span>
              </div>
              {record && unit && chosen.has(task.id) && (
                <Input
                  label={texts.amount(task.title)}
                  isLabelHidden
                  className="w-28"
                  inputMode="decimal"
                  suffix={unitAbbreviation(unit)}
                  value={textOf(task.id)}
                  error={isAsked && !isValid(task) ? texts.amountInvalid : undefined}
                  onChange={(text) => setTyped(new Map(typed).set(task.id, text))}
                />
              )}
              {step && chosen.has(task.id) && (
                <Input
                  label={texts.text({ step: step.name, title: task.title })}
                  hint={texts.textHint}
                  className="w-full"
                  error={isAsked && !isAnswered(task.id) ? texts.textMissing : undefined}
                  value={answerOf(task.id)}
                  onChange={(text) => setAnswers(new Map(answers).set(task.id, text))}
                />
              )}
            </div>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

/** A step of less than an hour is told in minutes. */
function stepText({ step, unit }: { step: number; unit: Unit }): string {
  const minutes = step * (conversionRatio({ from: unit, to: "minute" }) ?? 1);
  return minutes < 60 ? formatQuantity({ amount: minutes, unit: "minute" }) : formatQuantity({ amount: step, unit });
}
