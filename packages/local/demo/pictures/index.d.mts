export declare const pictures: { pizza: Record<string, () => string>; bike: Record<string, () => string> };
