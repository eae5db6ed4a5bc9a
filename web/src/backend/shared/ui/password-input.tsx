import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./button";
import { Input } from "./input";
import { UI_TEXTS } from "./ui.texts";

interface PasswordInputProps {
  label: string;
  /** The attribute `autocomplete`, for password managers. */
  autoComplete: "current-password" | "new-password";
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
}

/** A password input with a button to show the password. */
export function PasswordInput({ label, ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      label={label}
      type={isShown ? "text" : "password"}
      button={
        <IconButton
          label={isShown ? UI_TEXTS.hideCharacters : UI_TEXTS.showCharacters}
          onPress={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </IconButton>
      }
    />
  );
}
