import { useMutation } from "@tanstack/react-query";
import type { User } from "@tresen/contract/user/user.resource";
import { useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { LOGIN_TEXTS } from "./login.texts";

type Answer = Omit<User, "password">;

/** The second factor of a log-in: it is asked for once the server has said that the account has one. */
export interface SecondFactor {
  code: string;
  setCode: (code: string) => void;
  isTrusted: boolean;
  setTrusted: (isTrusted: boolean) => void;
}

/**
 * A log-in in up to two steps: what is shown first, then the code if the account asks for one.
 * @param attempt the call, with the second factor as far as it is known.
 * @param onRefused called when the first step was refused.
 */
export function useTwoSteps({
  attempt,
  onSignedIn,
  onRefused,
}: {
  attempt: (second: { code?: string; isTrusted?: boolean }) => Promise<Answer>;
  onSignedIn: (user: Answer) => void;
  onRefused?: () => void;
}) {
  const [code, setCode] = useState("");
  const [isTrusted, setTrusted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => attempt(isAsked ? { code: code.trim(), isTrusted } : {}),
    onSuccess: onSignedIn,
    onError: (failure) => {
      setCode("");
      if (isRefused(failure, "login.code_required")) setAsked(true);
      else if (!isRefused(failure, "login.code") && !isRefused(failure, "limit.exceeded")) {
        setAsked(false);
        onRefused?.();
      }
    },
  });
  const back = (): void => {
    setAsked(false);
    reset();
  };
  const second: SecondFactor | null = isAsked ? { code, setCode, isTrusted, setTrusted } : null;
  const told = error && !isRefused(error, "login.code_required") ? failureText(error, LOGIN_TEXTS.unreachable) : null;
  return { submit: () => mutate(), isBusy: isPending || isSuccess, told, second, back };
}

/** The log-in with username and password, or with a passkey. */
export function useSignIn({
  username: start = "",
  onSignedIn,
}: {
  username?: string;
  onSignedIn: (user: Answer) => void;
}) {
  const [username, setUsername] = useState(start);
  const [password, setPassword] = useState("");
  const steps = useTwoSteps({
    attempt: (second) =>
      call("POST /api/login", { body: { username: username.trim(), password, ...second }, unauthenticated: "throw" }),
    onSignedIn,
    onRefused: () => setPassword(""),
  });
  const passkey = useMutation({
    mutationFn: async () => (await import("./passkey-browser")).signInWithPasskey(),
    onSuccess: onSignedIn,
  });
  const passkeyTold =
    passkey.error && (passkey.error instanceof ApiError ? passkey.error.message : LOGIN_TEXTS.passkeyFailed);
  return {
    ...steps,
    username,
    setUsername,
    password,
    setPassword,
    byPasskey: () => passkey.mutate(),
    isBusy: steps.isBusy || passkey.isPending || passkey.isSuccess,
    told: steps.told ?? passkeyTold,
  };
}

function isRefused(failure: Error, code: string): boolean {
  return failure instanceof ApiError && failure.errors.some((error) => error.code === code);
}
