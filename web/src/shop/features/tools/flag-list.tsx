import type { ConfigRecord } from "@tresen/contract/config/config";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../../shared/api";
import type { Shop } from "../../state/shop";
import { shopQuery } from "../../state/shop-query";
import { Button } from "../../ui/button";
import { Callout } from "../../ui/callout";
import { type Flag, flagSections } from "./flags";
import { configQuery } from "./queries";
import * as texts from "./tools-panel.texts";

type Failure = "conflict" | string;

/**
 * Every flag with its state. Each press saves, with the version of the configuration that is on screen, so it never
 * overwrites another person's change.
 */
export function FlagList() {
  const client = useQueryClient();
  const { data: config, isError, refetch } = useQuery(configQuery);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState<string | null>(null);

  const save = async (flag: Flag, before: ConfigRecord): Promise<void> => {
    setSaving(flag.name);
    setFailure(null);
    const { updatedAt: _, ...fields } = before;
    try {
      const saved = await call("POST /api/config", {
        body: { ...fields, [flag.name]: before[flag.name] !== true },
      });
      client.setQueryData(configQuery.queryKey, saved);
      // The snapshot is rebuilt within seconds; the screen does not wait for it.
      client.setQueryData(
        shopQuery.queryKey,
        (shop: Shop | undefined) =>
          shop && { ...shop, config: { ...saved, paymentProviders: shop.config.paymentProviders } },
      );
    } catch (error) {
      setFailure(
        error instanceof ApiError && error.status === 409
          ? "conflict"
          : error instanceof ApiError
            ? error.message
            : texts.notSaved,
      );
    } finally {
      setSaving(null);
    }
  };

  if (isError) return <Callout tone="danger" role="alert" title={texts.configNotLoaded} />;
  if (!config) return <div aria-busy="true" className="bone h-40" />;
  return (
    <>
      {failure === "conflict" && (
        <Callout tone="warning" role="alert" title={texts.configChanged} className="mb-3">
          <Button
            look="quiet"
            onClick={() => {
              setFailure(null);
              void refetch();
            }}
          >
            {texts.reload}
          </Button>
        </Callout>
      )}
      {failure !== null && failure !== "conflict" && (
        <Callout tone="danger" role="alert" title={failure} className="mb-3" />
      )}
      {flagSections().map(({ section, flags }) => (
        <fieldset key={section} className="mb-4">
          <legend className="text-sm font-semibold text-muted">{section}</legend>
          {flags.map((flag) => (
            <label
              key={flag.name}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-b border-line"
            >
              <span className="min-w-0 break-words">{flag.label}</span>
              <input
                type="checkbox"
                role="switch"
                className="check size-6 shrink-0"
                checked={config[flag.name] === true}
                disabled={saving !== null}
                aria-busy={saving === flag.name}
                onChange={() => void save(flag, config)}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}
