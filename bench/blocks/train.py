"""
Fits the model of blocks: python train.py <folder of exportBlocks> <fixtures/blocks> [--all]

Prints page F1 by type: the rules, the model cross-validated by domain, and on part 2, which the
model never sees unless --all fits what is written to all pages.
"""

import json
import sys
from pathlib import Path

import lightgbm
import numpy

FEATURES = 130
TREES = 480
DOUBTS = (1, 1.25, 1.5, 1.75)
SAMPLES = 12
MIN_COPIED = {"thread": 6, "product": 6, "story": 20, "list": 20, "other": 20}
ROWS = 110_000
PARAMETERS = {
    "objective": "cross_entropy",
    "learning_rate": 0.04,
    "num_leaves": 24,
    "min_data_in_leaf": 80,
    "min_sum_hessian_in_leaf": 5,
    "feature_fraction": 0.4,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "lambda_l2": 5.0,
    "max_bin": 127,
    "num_threads": 1,
    "deterministic": True,
    "force_col_wise": True,
    "seed": 7,
    "verbose": -1,
}


def load(folder):
    names = json.loads((folder / "names.json").read_text())
    rows = numpy.fromfile(folder / "blocks.f32", dtype=numpy.float32).reshape(-1, len(names))
    pages, start = [], 0
    for line in (folder / "pages.jsonl").read_text().splitlines():
        page = json.loads(line)
        page["words"] = numpy.array([len(block) for block in page["blocks"]], float)
        page["rows"] = slice(start, start + len(page["words"]))
        start += len(page["words"])
        pages.append(page)
    assert start == len(rows)
    return names, rows, pages


def weigh(page):
    """Each page counts alike, and each block by its words."""
    words = page["words"]
    return (words + 1) / (words + 1).sum() if len(words) else words


def f1(found, gold):
    if not found or not gold:
        return float(not found and not gold)
    most = max(max(found), max(gold)) + 1
    shared = numpy.minimum(
        numpy.bincount(found, minlength=most), numpy.bincount(gold, minlength=most)
    ).sum()
    return 2 * shared / (len(found) + len(gold))


def soften(likely, doubt):
    """Blocks of one page are right or wrong together, so that the model is too sure of each."""
    odds = numpy.log(likely.clip(1e-9, 1 - 1e-9) / (1 - likely.clip(1e-9, 1 - 1e-9)))
    return 1 / (1 + numpy.exp(-odds / doubt))


def choose(likely, words):
    """As chooseBlocks does: the blocks that make the expected F1 largest."""
    order = numpy.argsort(-likely, kind="stable")
    right = numpy.cumsum((likely * words)[order])
    read = numpy.cumsum(words[order])
    score = 2 * right / numpy.maximum(read + (likely * words).sum(), 1e-9)
    score[read == 0] = 0
    best = len(score) - 1 - score[::-1].argmax() if len(score) else -1
    return order[: best + 1]


def drop_copies(kept, page):
    """As dropCopies does."""
    known, left, run = set(), [], []

    def end_run():
        if sum(len(page["blocks"][at]) for at in run) < MIN_COPIED.get(page["guess"], numpy.inf):
            left.extend(run)
        run.clear()

    for at in sorted(kept):
        block = tuple(page["blocks"][at])
        if block in known:
            run.append(at)
            continue
        end_run()
        known.add(block)
        left.append(at)
    end_run()
    return left


def add_stated(found, stated):
    """As addStatedDescription does."""
    known = set(found)
    if not stated or sum(word in known for word in stated) >= len(stated) / 2:
        return found
    return stated if len(found) < 2 * len(stated) else stated + found


def score_page(page, likely, doubt):
    if page["isRuled"]:
        return f1(page["rules"], page["gold"])
    chosen = choose(soften(likely[page["rows"]], doubt), page["words"])
    asides = set(page["asides"])
    best = [at for at in chosen if at not in asides] or list(chosen)
    kept = drop_copies(best, page)
    found = [word for at in kept for word in page["blocks"][at]]
    return f1(add_stated(found, page["stated"]), page["gold"])


def thin(weights):
    """Leaves out most blocks that weigh little, and lets those that stay weigh for them."""
    low, high = 0.0, 1e9
    for _ in range(60):
        scale = (low + high) / 2
        if numpy.minimum(1, scale * weights).sum() > ROWS:
            high = scale
        else:
            low = scale
    stays = numpy.minimum(1, low * weights)
    kept = numpy.random.default_rng(5).random(len(weights)) < stays
    return numpy.where(kept, weights / numpy.maximum(stays, 1e-12), 0)


def fit(rows, labels, weights, pages, trees=TREES):
    at = numpy.concatenate([numpy.arange(page["rows"].start, page["rows"].stop) for page in pages])
    at = at[weights[at] > 0]
    data = lightgbm.Dataset(rows[at], labels[at], weight=weights[at])
    return lightgbm.train(PARAMETERS, data, trees)


def report(label, pages, score):
    scores = {page["id"]: score(page) for page in pages}
    print(f"{label} ({len(pages)}): {numpy.mean(list(scores.values())):.4f}", end="")
    for kind in sorted({page["type"] for page in pages}):
        of_kind = [scores[page["id"]] for page in pages if page["type"] == kind]
        print(f"  {kind} {numpy.mean(of_kind):.3f}", end="")
    print(flush=True)


def shorten(limit, values):
    """The shortest number that parts the same values."""
    place = numpy.searchsorted(values, limit, side="right")
    for digits in range(1, 10):
        short = float(f"{limit:.{digits}g}")
        if numpy.searchsorted(values, short, side="right") == place:
            return int(short) if short == int(short) else short
    return limit


def write(model, names, doubt, rows, target):
    forest = {"roots": [], "features": [], "limits": [], "left": [], "right": [], "leaves": []}
    values = [numpy.unique(rows[:, at]) for at in range(rows.shape[1])]

    def add(node):
        if "leaf_value" in node:
            forest["leaves"].append(round(node["leaf_value"], 4))
            return ~(len(forest["leaves"]) - 1)
        at = len(forest["features"])
        feature = node["split_feature"]
        forest["features"].append(feature)
        forest["limits"].append(shorten(node["threshold"], values[feature]))
        for side in ("left", "right"):
            forest[side].append(0)
        for side in ("left", "right"):
            forest[side][at] = add(node[f"{side}_child"])
        return at

    for tree in model.dump_model()["tree_info"]:
        forest["roots"].append(add(tree["tree_structure"]))
    fields = ",\n".join(
        f'"{name}": {json.dumps(value, separators=(",", ":"))}' for name, value in forest.items()
    )
    (target / "model.json").write_text(
        f'{{"names": {json.dumps(names)},\n"doubt": {doubt},\n"forest": {{{fields}}}}}\n'
    )
    some = rows[:: len(rows) // SAMPLES][:SAMPLES]
    odds = model.predict(some, raw_score=True, num_threads=1)
    lines = [
        json.dumps({"odds": round(one, 4), "row": [float(f"{value:.9g}") for value in row]})
        for one, row in zip(odds.tolist(), some.tolist())
    ]
    (target / "predictions.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


def main():
    folder, target = Path(sys.argv[1]), Path(sys.argv[2])
    names, rows, pages = load(folder)
    labels = numpy.concatenate([numpy.array(page["labels"], float) for page in pages])
    weights = numpy.concatenate([weigh(page) for page in pages])
    weights = thin(weights / weights.mean())
    seen = [page for page in pages if page["part"] != 2]
    unseen = [page for page in pages if page["part"] == 2]
    gain = fit(rows, labels, weights, seen, 100).feature_importance("gain")
    columns = sorted(numpy.argsort(-gain)[:FEATURES])
    names, rows = [names[at] for at in columns], numpy.ascontiguousarray(rows[:, columns])
    likely = numpy.zeros(len(rows))
    for fold in sorted({page["fold"] for page in seen}):
        model = fit(rows, labels, weights, [page for page in seen if page["fold"] != fold])
        for page in seen:
            if page["fold"] == fold and len(page["words"]):
                likely[page["rows"]] = model.predict(rows[page["rows"]], num_threads=1)
    model = fit(rows, labels, weights, seen)
    for page in unseen:
        if len(page["words"]):
            likely[page["rows"]] = model.predict(rows[page["rows"]], num_threads=1)
    doubt = max(
        DOUBTS, key=lambda one: numpy.mean([score_page(page, likely, one) for page in seen])
    )
    print(f"doubt {doubt}")
    for label, some in (("parts 0 and 1, cross-validated", seen), ("part 2", unseen)):
        report(f"rules, {label}", some, lambda page: f1(page["rules"], page["gold"]))
        report(f"model, {label}", some, lambda page: score_page(page, likely, doubt))
    if "--all" in sys.argv:
        model = fit(rows, labels, weights, pages)
    write(model, names, doubt, rows, target)


main()
