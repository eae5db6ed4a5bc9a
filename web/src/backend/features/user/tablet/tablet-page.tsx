import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TabletPerson } from "@tresen/contract/user/tablet/tablet";
import { TabletSmartphone } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../../shared/api";
import { ThemeToggle } from "../../../../shared/theme-toggle";
import { clearClip } from "../../../admin/clipboard/clear-clip";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureSentences } from "../../../shared/failure";
import { takeRememberedLocation } from "../../../shared/session";
import { noteTablet } from "../../../shared/tablet/tablet-browser";
import { forgetEnd, isEnding } from "../../../shared/tablet/tablet-end";
import { BrandMark } from "../../../shared/ui/brand";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { PeopleGrid } from "./people-grid";
import { PinEntry } from "./pin-entry";
import { TABLET_TEXTS } from "./tablet.texts";
import { tabletQueries } from "./tablet-queries";

/** `/backend/tablet`: how a browser becomes a tablet of a branch, and how people sign in there by PIN. */
export function TabletPage() {
  const { data, error, isFetching, refetch } = useQuery(tabletQueries.state());
  const isApproved = data?.state === "approved";
  useOpenSession();
  useEffect(() => {
    if (data) noteTablet(isApproved);
  }, [data, isApproved]);
  useEffect(clearClip, []);
  if (data)
    return (
      <Frame title={data.state === "approved" ? data.branch : TABLET_TEXTS.title}>
        {data.state === "approved" ? (
          <SignIn people={data.people} onRefused={() => void refetch()} />
        ) : data.state === "waiting" ? (
          <Waiting code={data.code} />
        ) : (
          <Unknown />
        )}
      </Frame>
    );
  return (
    <Frame title={TABLET_TEXTS.title}>
      {error ? (
        <ErrorState
          message={TABLET_TEXTS.loadFailed}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={TABLET_TEXTS.loading}>
          <Skeleton className="h-64" />
        </div>
      )}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-4xl flex-col gap-4 p-4 sm:p-6">
      <div className="flex items-center gap-3">
        <BrandMark size={40} />
        <h1 className="min-w-0 flex-1 text-2xl font-semibold wrap-anywhere">{title}</h1>
        <ThemeToggle />
      </div>
      <div className="flex flex-1 flex-col justify-center">{children}</div>
      <p className="text-center text-sm text-muted">
        <a href="/backend/login#password" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {TABLET_TEXTS.password}
        </a>
      </p>
    </main>
  );
}

/** Whoever loads this page while their session goes on is led back to it. */
function useOpenSession(): void {
  useEffect(() => {
    if (isEnding()) return;
    call("GET /api/users/me", { unauthenticated: "throw" }).then(
      ({ tablet }) => tablet && window.location.replace("/backend"),
      () => undefined,
    );
  }, []);
}

function Unknown() {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/tablet/pairing"),
    onSuccess: (view) => client.setQueryData(tabletQueries.state().queryKey, view),
  });
  return (
    <EmptyState
      icon={<TabletSmartphone size={48} aria-hidden />}
      title={TABLET_TEXTS.none}
      action={
        <Button variant="primary" size="xl" onPress={() => mutate()} isDisabled={isPending}>
          {TABLET_TEXTS.connect}
        </Button>
      }
    >
      {TABLET_TEXTS.noneText}
      {error && (
        <div role="alert" className="mt-3">
          <FieldMessage>{failureSentences(error, TABLET_TEXTS.loadFailed)}</FieldMessage>
        </div>
      )}
    </EmptyState>
  );
}

function Waiting({ code }: { code: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-5 text-center">
      <p className="max-w-prose">{TABLET_TEXTS.waiting}</p>
      <p className="figures text-6xl font-semibold tracking-wider" aria-label={`${TABLET_TEXTS.code} ${code}`}>
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <p className="text-sm text-muted">{TABLET_TEXTS.until}</p>
    </div>
  );
}

function SignIn({ people, onRefused }: { people: readonly TabletPerson[]; onRefused: () => void }) {
  const [chosen, setChosen] = useState<TabletPerson | null>(null);
  const [former, setFormer] = useState<TabletPerson | null>(null);
  const leave = (): void => {
    setFormer(chosen);
    setChosen(null);
  };
  if (chosen) return <PinEntry person={chosen} onSignedIn={enter} onRefused={onRefused} onLeave={leave} />;
  return <PeopleGrid people={people} former={former} onChoose={setChosen} />;
}

/** Everybody begins at the desk: the place of whoever was here before is not theirs. */
function enter(): void {
  forgetEnd();
  takeRememberedLocation();
  window.location.assign("/backend");
}
