import type { ReactNode } from "react";
import { useRef } from "react";
import { Button, type ButtonProps } from "../../../shared/ui/button";
import { ACCEPTED } from "./check-file";

interface FileButtonProps extends Omit<ButtonProps, "onPress"> {
  isMultiple?: boolean;
  /** Whether a whole folder is chosen. */
  isFolder?: boolean;
  /** What the file dialog offers; pictures unless others are named. */
  accept?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the file dialog. The input beside it stays out of the way of keyboard and screen readers. */
export function FileButton({
  isMultiple = false,
  isFolder = false,
  accept = ACCEPTED,
  onFiles,
  children,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...(isFolder ? { webkitdirectory: "" } : {})}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}
