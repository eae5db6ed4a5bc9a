import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { PASSWORD_LENGTH, passwordFault } from "@tresen/contract/user/password";
import { PasswordInput } from "../../../shared/ui/password-input";
import { PASSWORD_TEXTS } from "./password.texts";

export interface NewPassword {
  password: string;
  again: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  value,
  faults,
  onChange,
  isFirst = false,
}: {
  value: NewPassword;
  faults: Partial<NewPassword>;
  onChange: (value: NewPassword) => void;
  /** Whether they stand first in their form. */
  isFirst?: boolean;
}) {
  return (
    <>
      <PasswordInput
        label={PASSWORD_TEXTS.chosen}
        autoComplete="new-password"
        autoFocus={isFirst}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={faults.password}
        hint={PASSWORD_TEXTS.advice(PASSWORD_LENGTH.least)}
      />
      <PasswordInput
        label={PASSWORD_TEXTS.repeated}
        autoComplete="new-password"
        value={value.again}
        onChange={(again) => onChange({ ...value, again })}
        error={faults.again}
      />
    </>
  );
}

/** What is wrong with it, by field; the server checks it again. */
export function newPasswordFaults({
  password,
  again,
  username,
}: NewPassword & { username: string }): Partial<NewPassword> {
  const weakness =
    password.length < PASSWORD_LENGTH.least
      ? VALIDATION.tooShort(PASSWORD_LENGTH.least)
      : passwordFault({ password, username });
  return {
    ...(weakness ? { password: weakness } : {}),
    ...(password !== again ? { again: PASSWORD_TEXTS.different } : {}),
  };
}
