import { useQuery } from "@tanstack/react-query";
import type { Alarm } from "@tresen/contract/device/alarm";
import { Menu } from "../../../shared/ui/menu";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { ALARM_LINE_TEXTS } from "./alarm.texts";
import { alarmQueries } from "./alarm-queries";

/** The other printers of the branch, one of which prints what is late. */
export function RerouteMenu({
  alarm,
  className,
  isDisabled,
  onChoose,
}: {
  alarm: Alarm;
  className: string;
  isDisabled: boolean;
  onChoose: (device: string) => void;
}) {
  const { data = [] } = useQuery(alarmQueries.printers());
  const others = data.filter(
    ({ id, kind, branch, isEnabled }) =>
      kind === "print" && isEnabled && branch === alarm.branch && id !== alarm.device,
  );
  const entries = others.map(({ id, name }) => ({ id, label: name, onAction: () => onChoose(id) }));
  return (
    <Menu
      label={ALARM_LINE_TEXTS.rerouteTo}
      entries={
        entries.length > 0
          ? entries
          : [{ id: "none", label: ALARM_LINE_TEXTS.noOther, isDisabled: true, onAction: () => undefined }]
      }
    >
      <TriggerButton size="sm" className={className} isDisabled={isDisabled}>
        {ALARM_LINE_TEXTS.reroute}
      </TriggerButton>
    </Menu>
  );
}
