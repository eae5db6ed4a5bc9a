import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { failureSentences } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { LoginCard, LoginFrame, LoginNotice } from "./login-frame";
import { MAILED_TEXTS } from "./landing.texts";
import { LOGIN_TEXTS } from "./login.texts";

/** Asks for a link to sign in, or to choose a new password. The answer does not say whether there is such an account. */
export function MailedLink({ username: start, onBack }: { username: string; onBack: () => void }) {
  const [username, setUsername] = useState(start);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (kind: "link" | "reset") =>
      call(kind === "link" ? "POST /api/login/link" : "POST /api/login/reset", {
        body: { username: username.trim() },
        unauthenticated: "throw",
      }),
  });
  if (isSuccess)
    return (
      <LoginFrame title={MAILED_TEXTS.mailTitle}>
        <LoginNotice title={MAILED_TEXTS.sentTitle}>
          <p className="wrap-anywhere">{MAILED_TEXTS.sent(username.trim())}</p>
          <Button onPress={onBack}>{LOGIN_TEXTS.back}</Button>
        </LoginNotice>
      </LoginFrame>
    );
  const isEmpty = username.trim() === "";
  return (
    <LoginFrame title={MAILED_TEXTS.mailTitle}>
      <LoginCard
        label={MAILED_TEXTS.mailTitle}
        told={error && failureSentences(error, MAILED_TEXTS.sendFailed)}
        onSubmit={() => !isEmpty && mutate("link")}
      >
        <p className="text-sm text-muted">{MAILED_TEXTS.mailText}</p>
        <Input
          label={LOGIN_TEXTS.username}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          value={username}
          onChange={setUsername}
        />
        <Button type="submit" variant="primary" size="lg" isDisabled={isPending || isEmpty}>
          {isPending ? MAILED_TEXTS.sending : MAILED_TEXTS.sendLink}
        </Button>
        <Button onPress={() => mutate("reset")} isDisabled={isPending || isEmpty}>
          {MAILED_TEXTS.sendReset}
        </Button>
        <Button variant="ghost" onPress={onBack}>
          {LOGIN_TEXTS.back}
        </Button>
      </LoginCard>
    </LoginFrame>
  );
}
