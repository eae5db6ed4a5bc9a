import { useMutation } from "@tanstack/react-query";
import { ONLINE_METHODS, type OnlineMethod } from "@tresen/contract/payment/payment";
import type { PaymentTestResult } from "@tresen/contract/service-test/service-test";
import { KeyRound } from "lucide-react";
import { call } from "../../../shared/api";
import { failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { FieldMessage } from "../../shared/ui/input";
import { SERVICE_TEXTS } from "./config.texts";
import { TestFrame } from "./test-frame";
import { TestResult } from "./test-result";

const NAMES: Record<OnlineMethod, string> = { mollie: "Mollie", datatrans: "Datatrans" };
const KINDS = { works: "good", refused: "bad", silent: "open", unset: "bad" } as const;

/** Asks the providers whether they take the stored keys. */
export function PaymentTests() {
  return (
    <TestFrame>
      <p className="text-sm text-muted">{SERVICE_TEXTS.paymentNote}</p>
      {ONLINE_METHODS.map((provider) => (
        <PaymentTest key={provider} provider={provider} />
      ))}
    </TestFrame>
  );
}

function PaymentTest({ provider }: { provider: OnlineMethod }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/service-tests/payment", { body: { provider } }),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onPress={() => mutate()} isDisabled={isPending}>
        <KeyRound size={18} aria-hidden />
        {isPending ? SERVICE_TEXTS.testing : SERVICE_TEXTS.payment(NAMES[provider])}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {data && !isPending && <TestResult kind={KINDS[data.result]}>{textOf(data)}</TestResult>}
      </div>
      {error && (
        <div role="alert">
          <FieldMessage>{failureText(error, SERVICE_TEXTS.paymentFailed)}</FieldMessage>
        </div>
      )}
    </div>
  );
}

function textOf({ result, mode, reason }: PaymentTestResult): string {
  return [
    SERVICE_TEXTS.results[result],
    mode && result === "works" ? SERVICE_TEXTS.modes[mode] : "",
    reason ? SERVICE_TEXTS.said(reason) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
