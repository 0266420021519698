package sixstones.games.united.play;

/** A step that asks nobody. */
public sealed interface Running extends Step
    permits Arrivals,
        AskForReactions,
        CarryOut,
        ChooseSupport,
        FinishDamage,
        GiveActions,
        HeroStage,
        KoBam,
        KoEffect,
        OfferPlans,
        Overflow,
        OverflowEffect,
        RemoveCard,
        ResolveKos,
        RestoreDeeds,
        SetupStage,
        StartHero,
        SuperWindow,
        Sweep,
        TakeDamage,
        VillainStage {

  /** Does it; the step is no longer on the stack. */
  void run(Playing game);
}
