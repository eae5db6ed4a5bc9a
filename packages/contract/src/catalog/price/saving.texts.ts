/** What the law requires beside a reduced price. @param since the day since which prices are known, if not 30 days. */
export const priorPriceText = ({ price, since }: { price: string; since: string | null }): string =>
  since === null
    ? `Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: ${price}`
    : `Niedrigster Preis seit ${since}: ${price}`;

export const percentOff = (percent: number): string => `−${percent} %`;
