/** Imperial in two pages: pictures are parts of its own table, with the position of the lesson. */
import type { Lessons } from "../../game";
import Books from "./Books.svelte";
import Ending from "./Ending.svelte";
import Fields from "./Fields.svelte";
import Ways from "./Ways.svelte";
import Wheel from "./Wheel.svelte";

export const lessons: Lessons = {
  topics: [
    { id: "books", page: 1, Picture: Books },
    { id: "wheel", page: 1, Picture: Wheel },
    { id: "fields", page: 2, Picture: Fields },
    { id: "ways", page: 2, Picture: Ways },
    { id: "ending", page: 2, Picture: Ending },
  ],
};
