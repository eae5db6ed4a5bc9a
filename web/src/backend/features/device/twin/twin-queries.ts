import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";

/** A device is noted as seen once a minute; while it prints, what it says changes at once. */
const INTERVAL = 15_000;
const BUSY_INTERVAL = 4_000;
const LOG_INTERVAL = 2_000;

export const twinQueries = {
  status: (device: string) =>
    queryOptions({
      queryKey: ["device", device, "status"],
      queryFn: ({ signal }) => call("GET /api/devices/{id}/status", { params: { id: device }, signal }),
      refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? BUSY_INTERVAL : INTERVAL),
    }),
  /** What the device last told of itself; asked again while it has not answered. */
  log: (device: string) =>
    queryOptions({
      queryKey: ["device", device, "log"],
      queryFn: ({ signal }) => call("GET /api/devices/{id}/logs", { params: { id: device }, signal }),
      refetchInterval: ({ state }) => (state.data && state.data.answeredAt === null ? LOG_INTERVAL : false),
    }),
};
