export interface NumberWord {
  kind: "cardinal" | "scale" | "ordinal" | "joiner" | "half";
  value: number;
  isArticle: boolean;
}
