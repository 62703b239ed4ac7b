/** A number in English, grouped by thousands or not, with a number of digits behind the point. */
export function number(value: number, grouped = 1, least = 0, most = Math.max(least, 3)): string {
  return value.toLocaleString("en-GB", {
    useGrouping: grouped > 0,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}
