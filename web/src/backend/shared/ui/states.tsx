import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { COMMON_TEXTS } from "../common.texts";
import { Button } from "./button";

/** A grey block in place of content that is loading. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-sunken ${className}`} />;
}

/** Shown for an empty list or in place of a whole screen, with a possible action. */
export function EmptyState({
  icon,
  title,
  isScreen = false,
  children,
  action,
}: {
  icon: ReactNode;
  title: string;
  /** Whether the title is the heading of the screen. */
  isScreen?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Title = isScreen ? "h1" : "p";
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <div className="text-muted">{icon}</div>
      <Title className="font-medium">{title}</Title>
      {children && <div className="max-w-prose text-sm text-muted">{children}</div>}
      {action}
    </div>
  );
}

/** Says that something could not be loaded, with a button to try again. */
export function ErrorState({
  message,
  detail,
  onRetry,
  isRetrying = false,
  action,
}: {
  message: string;
  detail?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The way on for whom trying again does not help. */
  action?: ReactNode;
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <CloudOff size={32} className="text-danger" aria-hidden />
      <p className="font-medium">{message}</p>
      {detail && <p className="max-w-prose text-sm text-muted">{detail}</p>}
      <Button onPress={onRetry} isDisabled={isRetrying}>
        <RotateCw size={16} aria-hidden className={isRetrying ? "animate-spin" : ""} />
        {COMMON_TEXTS.retry}
      </Button>
      {action}
    </div>
  );
}
